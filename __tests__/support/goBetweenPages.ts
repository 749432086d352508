/** The go-between as the pages place it, with their own samples. */
import { JSDOM } from "jsdom";
import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { claimValues, fillVariables } from "../../src/content/read/variables";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Game } from "../../src/exhibits/go-between/play";
import type { Content } from "../../src/exhibits/go-between/words";
import { frame } from "../../src/exhibits/kit/frame";
import { type Scene, step } from "../../src/exhibits/kit/scene";
import { beginning, fixedRandom, kitWords } from "./exhibits";
import { dataFolder } from "./site";

export const input = { value: "", at: 0, random: fixedRandom() };

/** The samples of the pages. */
const { pages, shared } = readSources(dataFolder);
const values = claimValues(contentOf(shared.claims));
export const placed = pages
  .flatMap((page) => contentOf(page).sections)
  .flatMap((section) => (section.type === "Exhibit" ? [section.exhibit] : []))
  .filter((content) => content.name === "go-between")
  .map((content): Content => JSON.parse(fillVariables(JSON.stringify(content), values)));

const begins = new Map(placed.map((content) => [content.preset, beginning(goBetween, content)]));
export const begin = ({ preset }: Content) => (begins.get(preset) as () => Promise<Game>)();

const scenes = new Map<string, Promise<Scene<Game>>>();

/** What comes of a control that is pressed first; once for all tests, since that takes signatures. */
export function after(content: Content, name: string): Promise<Scene<Game>> {
  const key = `${content.preset} ${name}`;
  const scene = scenes.get(key) ?? begin(content).then((first) => step(goBetween, first, first, name, input));
  scenes.set(key, scene);
  return scene;
}

/** The document of a state. */
export const drawn = (content: Content, scene: Scene<Game>) =>
  new JSDOM(frame(goBetween, content, kitWords, scene).html).window.document;
