import { JSDOM } from "jsdom";
import type { ExhibitName } from "../../../src/content/model/exhibits";
import { exhibits } from "../../../src/exhibits";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { frame } from "../../../src/exhibits/kit/frame";
import { step } from "../../../src/exhibits/kit/scene";
import { setAt } from "../../../src/exhibits/kit/setAt";
import { beginning, exampleOf, fixedRandom, kitWords } from "../../support/exhibits";

const random = fixedRandom();
const characters = "0123456789abcdefABCDEFxyz é-.🎲\n=";

/** A number below `most`, from fixed bytes. */
const below = (most: number) => {
  const [high = 0, low = 0] = random(2);
  return (high * 256 + low) % most;
};

/** A text with something put in, taken out, or put in its place. */
function edited(text: string): string {
  const at = below(text.length + 1);
  const put = Array.from({ length: below(3) }, () => characters[below(characters.length)]).join("");
  return text.slice(0, at) + put + text.slice(at + below(3));
}

const names: ExhibitName[] = [
  "seal-sentence",
  "seal-document",
  "seal-two-signers",
  "seal-voice",
  "seal-file",
];

/** Whether two ways to write it come to the same bytes, as base64 allows. */
const isSame = (path: string, one: string, other: string) =>
  one === other ||
  (path.endsWith(".bytes") && Buffer.from(one, "base64").equals(Buffer.from(other, "base64")));

describe.each(names)("Whatever is typed over %s", (name) => {
  const exhibit = exhibits[name];
  const content = exampleOf(name);
  const begin = beginning(exhibit, content);

  it("never holds where it differs, and neither check nor picture stumbles: 40 edits", async () => {
    const game = await begin();
    const { window } = new JSDOM(
      frame(exhibit, content, kitWords, { game, verdict: { state: "holds" } }).html,
    );
    const fields = [...window.document.querySelectorAll<HTMLTextAreaElement>("[data-value]")];
    for (let count = 0; count < 40; count++) {
      const { dataset, value } = fields[below(fields.length)] as HTMLTextAreaElement;
      const path = dataset.value ?? "";
      const other = edited(value);
      const typed = await step(exhibit, game, game, "set", { value: other, path, at: 0, random });
      const scene = await step(exhibit, game, typed.game, "check", { value: "", at: 0, random });
      expect([path, other, scene.verdict.state]).toEqual([
        path,
        other,
        isSame(path, value, other) ? "holds" : expect.stringMatching(/^(?:fails|caught)$/),
      ]);
      expect(frame(exhibit, content, kitWords, scene).html).toContain("ex-verdict");
    }
  }, 60_000);

  it("names a step for a record of another form, and throws nothing", async () => {
    const record = JSON.parse(JSON.stringify(exhibit.record(await begin())));
    for (const key of Object.keys(record))
      for (const odd of ["", "zz", "\u{1F3B2}"]) {
        const { broken } = await outcomeOf(exhibit.check(setAt(record, key, odd))).catch(() => ({
          broken: "thrown",
        }));
        expect([key, odd, broken]).toEqual([key, odd, expect.objectContaining({ says: expect.any(String) })]);
      }
  });
});
