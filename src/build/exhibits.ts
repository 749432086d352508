import type { CompiledFiles } from "../content/compile/compiled";
import { highlighted } from "../content/compile/markdown";
import type { ExhibitName } from "../content/model/exhibits";
import { exhibits } from "../exhibits";
import { placeOf } from "../exhibits/folders";
import type { ExhibitContent, ExhibitState } from "../exhibits/kit/exhibit";
import { frame } from "../exhibits/kit/frame";
import type { PageData } from "../exhibits/kit/mount";
import { more, take, tool } from "../exhibits/kit/parts";
import { unchecked } from "../exhibits/kit/scene";
import type { Html } from "../shared/compiled";
import { html } from "../shared/html";
import { licensesFile } from "../shared/routes";
import { scriptJson } from "../shared/scriptJson";
import { type CodeFile, codeOf } from "./exhibitCode";
import { commandsOf, recordName } from "./exhibitCommands";
import { scriptOf, stylesOf } from "./exhibitFiles";
import { withFixedRandomness } from "./fixedRandomness";

/** The compiled content of a page's `exhibit`. */
export type CompiledExhibit = ExhibitContent & { name: ExhibitName };

/**
 * An exhibit before any script runs: the code that the browser will run has run the sample, and the data to continue
 * from is beside it. `verifierRoute` is the page that reads its records.
 */
export async function exhibitHtml(
  content: CompiledExhibit,
  { exhibit: words }: CompiledFiles["words"],
  verifierRoute?: string,
): Promise<Html> {
  const { name } = content;
  const { mechanism, preset = content.preset } = placeOf(name);
  const exhibit = exhibits[name];
  const game = await withFixedRandomness(() => exhibit.begin(content));
  // These are in the page already; the browser draws none of them.
  const { code, download, licenses, link, lost, others, outside, save, verify, ...drawn } = words;
  const data: PageData<ExhibitState, ExhibitContent> = { game, content, words: drawn };
  const copy = tool("copy", words.copy);
  const commands = exhibit.commands?.(content) ?? commandsOf(name, content, exhibit.brought?.(game, game));
  return html`<div class="ex" data-exhibit="${mechanism}" ${preset !== undefined && html`data-preset="${preset}"`} data-kept="${name}" data-kit="${scriptOf(name)}" data-lost="${lost}">
    <style>${{ html: stylesOf(name, preset) }}</style>
    <div data-live>${frame(exhibit, content, words, unchecked(game, true))}</div>
    <div class="ex-drawers">
    <p>${others}</p>
    ${more(
      outside,
      html`<pre tabindex="0" role="group" aria-label="${outside}" translate="no"><code data-commands data-record="${recordName(name, content.saves)}">${commands}</code></pre>`,
      [copy],
    )}
    ${more(code, html`<div data-runs>${codeOf(name).map(listing)}</div>`, [
      copy,
      tool("download", download),
      html`<a href="/${licensesFile}">${licenses}</a>`,
    ])}
    <div class="ex-controls ex-takes needs-js">
      ${take("link", link)}${take("save", save)}${verifierRoute !== undefined && html`<a href="${verifierRoute}">${verify}</a>`}
      <code class="ex-link" translate="no"></code>
    </div>
    </div>
    <script type="application/json">${{ html: scriptJson(data) }}</script>
  </div>`;
}

/** A file's name and its code, as both are shown. */
const listing = ({
  name,
  code,
}: CodeFile) => html`<p class="ex-file"><code translate="no">// ${name}</code></p>
  <pre tabindex="0" role="group" aria-label="${name}" translate="no" data-file="${name}"><code>${{ html: colored(code) }}</code></pre>`;

const coloredCode = new Map<string, string>();

/** An exhibit's code as HTML. Cached, since it never changes. */
function colored(code: string): string {
  const done = coloredCode.get(code) ?? highlighted(code, "typescript");
  coloredCode.set(code, done);
  return done;
}
