import type { CompiledFiles, CompiledPage } from "../content/compile/compiled";
import { exampleExhibit } from "../content/derive/examples";
import { anyExhibit } from "../content/model/exhibits";
import { exhibits } from "../exhibits";
import { recordFile } from "../exhibits/kit/recordFile";
import { examples } from "../exhibits/verify/examples";
import { nothing } from "../exhibits/verify/judgement";
import type { PageData } from "../exhibits/verify/mount";
import type { Words } from "../exhibits/verify/sentences";
import { mostAtFirst } from "../exhibits/verify/shown";
import { inputs, takes, view } from "../exhibits/verify/view";
import type { Html } from "../shared/compiled";
import { verifier } from "../shared/exhibitState";
import { html } from "../shared/html";
import { scriptJson } from "../shared/scriptJson";
import { catalogFile, exhibitFiles, scriptOf, verifierWorker } from "./exhibitFiles";
import { withFixedRandomness } from "./fixedRandomness";

/** The compiled content of a section with the verifier. */
export interface CompiledVerifier {
  verifier: Omit<Words, "kit" | "pages"> & { lost: string; without: Html };
}

/** The verifier before any script runs: empty, with the data that the browser needs beside it. */
export async function verifierHtml(
  { verifier: own }: CompiledVerifier,
  { exhibit: kit }: CompiledFiles["words"],
  pages: readonly CompiledPage[],
): Promise<Html> {
  const { lost, without, ...words } = own;
  const all: Words = { ...words, kit, pages: pagesByExhibit(pages) };
  const data: PageData = {
    words: all,
    examples: await withFixedRandomness(async () => examples(await sampleRecord())),
    worker: scriptOf(verifierWorker),
    catalog: catalogFile(),
    lost,
  };
  const empty = { judgement: nothing, text: "", most: mostAtFirst, drafts: new Map() };
  const names = Object.keys(words.examples) as (keyof Words["examples"])[];
  return html`<div class="ex ver" data-verifier data-kept="${verifier}" data-kit="${scriptOf(verifier)}" data-lost="${lost}">
    <style>${{ html: exhibitFiles().verifierStyles }}</style>
    ${inputs(all, names)}
    <p class="ver-without without-js">${without}</p>
    <div data-live>${view(empty, all)}</div>
    ${takes(all)}
    <script type="application/json">${{ html: scriptJson(data) }}</script>
  </div>`;
}

/** A record as the exhibit of signing saves it. */
async function sampleRecord() {
  const content = anyExhibit.parse(exampleExhibit("seal-document"));
  if (content.name !== "seal-document") throw new Error("The verifier's sample has to be a signed document.");
  const { "seal-document": signed } = exhibits;
  return recordFile(content.name, signed.record(await signed.begin(content)));
}

function pagesByExhibit(pages: readonly CompiledPage[]): Words["pages"] {
  const found: Record<string, { route: string; name: string }[]> = {};
  for (const { route, name, sections } of pages)
    for (const section of sections)
      if (section.type === "Exhibit") {
        const { name: exhibit } = section.exhibit;
        found[exhibit] = [...(found[exhibit] ?? []), { route, name }];
      }
  return found;
}
