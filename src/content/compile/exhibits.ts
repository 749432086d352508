import { exhibits } from "../../exhibits";
import { html } from "../../exhibits/html";
import type { Content, Game } from "../../exhibits/kit/exhibit";
import { frame } from "../../exhibits/kit/frame";
import type { Left } from "../../exhibits/kit/mount";
import { more, tool } from "../../exhibits/kit/parts";
import type { Html } from "../../shared/compiled";
import { scriptJson } from "../../shared/scriptJson";
import type { ExhibitName } from "../model/exhibits";
import type { CompiledFiles } from "./compile";
import { codeOf, exhibitFiles, scriptOf } from "./exhibitFiles";
import { highlighted } from "./markdown";

/** What a page's `exhibit` holds once it is compiled. */
export type CompiledExhibit = Content & { name: ExhibitName };

/**
 * An exhibit as a page shows it before any script: its sample has been run, by the same code that the browser will run,
 * and what the browser needs to go on from there is left beside it.
 */
export async function exhibitHtml(
  content: CompiledExhibit,
  { exhibit: words }: CompiledFiles["words"],
): Promise<Html> {
  const { folder, exhibit } = exhibits[content.name];
  const game = await exhibit.begin(content);
  const left: Left<Game, Content> = { game, content, words };
  const shown = { html: highlighted(codeOf(folder), "typescript") };
  const code = html`<pre tabindex="0" data-runs><code>${shown}</code></pre>`;
  return html`<div class="ex" data-exhibit="${content.name}" data-kit="${scriptOf(folder)}" data-lost="${words.lost}">
    <style>${{ html: exhibitFiles().styles }}</style>
    <div data-live>${frame(exhibit, game, content, words, { state: "unchecked", built: true })}</div>
    ${more(words.code, code, [tool("copy", words.copy)])}
    <script type="application/json">${{ html: scriptJson(left) }}</script>
  </div>`;
}
