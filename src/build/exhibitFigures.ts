import type { CompiledFiles } from "../content/compile/compiled";
import { exhibits } from "../exhibits";
import { placeOf } from "../exhibits/folders";
import { step, unchecked } from "../exhibits/kit/scene";
import type { Html } from "../shared/compiled";
import { html } from "../shared/html";
import { stylesOf } from "./exhibitFiles";
import type { CompiledExhibit } from "./exhibits";
import { withFixedRandomness } from "./fixedRandomness";
import { withoutControls } from "./withoutControls";

/** The compiled content of a section with a picture of an exhibit. */
export interface CompiledExhibitFigure {
  exhibit: CompiledExhibit;
  caption: string;
}

/**
 * An exhibit as a picture. Its own code has run, and the sample holds; but this visitor has checked nothing, so that it
 * is drawn as before a check: without amber, and without anything to use.
 */
export async function exhibitFigureHtml(
  { exhibit: content, caption }: CompiledExhibitFigure,
  { exhibit: words }: CompiledFiles["words"],
): Promise<Html> {
  const { name } = content;
  const exhibit = exhibits[name];
  const { first, verdict } = await withFixedRandomness(async () => {
    const first = await exhibit.begin(content);
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
    const { verdict } = await step(exhibit, first, first, "check", { value: "", at: 0, random });
    return { first, verdict };
  });
  if (verdict.state !== "holds") throw new Error(`The sample of a figure of ${name} does not hold.`);
  const { preset = content.preset } = placeOf(name);
  return html`<figure data-exhibit-figure="${name}">
    <div class="ex">
      <style>${{ html: stylesOf(name, preset) }}</style>
      ${withoutControls(exhibit.view(first, content, unchecked(first, true).verdict, words))}
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
