import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Game } from "../../src/exhibits/go-between/play";
import { check, type Mail } from "../../src/exhibits/go-between/run";
import { attacks as names, type Preset, type Sample } from "../../src/exhibits/go-between/trade";
import type { Content } from "../../src/exhibits/go-between/words";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { frame } from "../../src/exhibits/kit/frame";
import { type Scene, step } from "../../src/exhibits/kit/scene";
import { changed, placesIn } from "../support/edits";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";
import { approving } from "../support/goBetween";

const example = exampleOf("go-between");
const input = { value: "", at: 0, random: fixedRandom() };

const sample: Sample = {
  text: "Order 4711",
  forged: "Nothing is ordered",
  readers: [
    { name: "Gate", asks: "Site", takes: "Astoria" },
    { name: "Payroll", asks: "Role", takes: "Accounts" },
  ],
  fields: [
    { name: "Site", value: "Astoria", open: false },
    { name: "Role", value: "Accounts", open: true },
    { name: "Born", value: "1991", open: false },
  ],

  pay: { what: "tide tables", satoshis: 900, budget: 2000 },
};

const presets: Preset[] = ["message", "sign-in", "fields", "doors", "forms", "phone"];

const contents = presets.map((preset): Content => ({ ...example, preset, sample }) as Content);
const begins = new Map(contents.map((content) => [content.preset, beginning(goBetween, content)]));
const begin = (preset: Preset) => (begins.get(preset) as () => Promise<Game>)();

const scenes = new Map<string, Promise<Scene<Game>>>();

/** What comes of a control that is pressed first; once for all tests, since that takes signatures. */
function after(preset: Preset, name: string): Promise<Scene<Game>> {
  const key = `${preset} ${name}`;
  const scene = scenes.get(key) ?? begin(preset).then((first) => step(goBetween, first, first, name, input));
  scenes.set(key, scene);
  return scene;
}

/** What an attack is stopped by, in each preset: the step, and the letter. */
const stops: Record<Preset, string[]> = {
  message: ["whole 1", "new 1", "whole 2", "whole 2", "from 2"],
  forms: ["whole 1", "new 1", "whole 2", "whole 2", "from 2"],
  "sign-in": ["whole 3", "new 2", "whole 3", "whole 3", "whole 2"],
  fields: ["whole 1", "new 1", "for 1", "from 1", "allowed 1"],
  doors: ["whole 1", "new 1", "for 1", "holder 1", "allowed 1"],
  phone: ["whole 1", "new 2", "for ", "from 1", "allowed 2"],
};

describe.each(presets)("What goes between two: %s", (preset) => {
  const content = { ...example, preset, sample } as Content;

  it("holds, is data, and all its letters are read by whom they are for", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin(preset)));
    expect(await found(goBetween, game)).toBeUndefined();
    const { seen } = await goBetween.finish(game);
    expect(seen).not.toContain(null);
    expect(seen.length).toBeGreaterThan(0);
  });

  it.each(names.map((name, at) => [name, stops[preset][at]] as const))(
    "is refused after %s: %s, whatever was done before",
    async (name, stop) => {
      for (const before of [undefined, "pose", "change"] as const) {
        const there = before ? (await after(preset, before)).game : await begin(preset);
        const broken = await found(goBetween, await goBetween.cheats[name](structuredClone(there)));
        expect(`${broken?.says} ${broken?.at ?? ""}`).toBe(stop);
      }
    },
  );

  it.each(["trick", "hide", "hold"] as const)("passes after %s, which no check can see", async (name) => {
    const scene = await after(preset, name);
    const { game, verdict } = scene;
    expect(verdict).toEqual({ state: "uncovered", gap: name });
    // The picture says what the attacker has got.
    const picture = frame(goBetween, content, kitWords, scene).html;
    expect(picture).toContain(
      preset === "forms" && name === "hold" ? "data-empty" : 'class="ex-got" data-mark="gap"',
    );
    if (name === "hold") expect(game).toMatchObject({ seen: [], isWithheld: true });
  });

  it("lists what its check asks, in the order in which it does", async () => {
    const first = await begin(preset);
    // A phone is asked for a card once it is asked for more than a payment.
    const { mail } = preset === "phone" ? await approving(first) : first;
    const asked: string[] = [];
    for await (const { step } of check(mail)) asked.push(step);
    const { steps = [] } = goBetween.partsOf(content);
    expect([...steps].sort()).toEqual([...new Set(asked)].sort());
    // In a sign-in, the first message answers nothing yet.
    const turn = preset === "sign-in" ? asked.slice(2) : asked;
    expect([...steps].sort((one, other) => turn.indexOf(one) - turn.indexOf(other))).toEqual(steps);
  });

  it("is drawn in every state, with a name for each control and the mark on the letter that was refused", async () => {
    for (const name of ["check", ...names, "hold", "hide", "trick"]) {
      const scene = await after(preset, name);
      const { html } = frame(goBetween, content, kitWords, scene);
      const words = html.replace(/<(code|textarea)\b[\s\S]*?<\/\1>/g, "");
      expect(words).not.toMatch(/\bundefined\b|\bNaN\b|\{(?:at|count|field|what|reader)\}/);
      expect(html.includes('data-mark="caught"')).toBe(scene.verdict.state === "caught");
    }
  });

  it("refuses 200 edits of its letters, of any kind and at any place, and never breaks", async () => {
    const { mail } = await begin(preset);
    const paths = placesIn(mail.letters).filter(({ length }) => length > 1);
    const pick = fixedRandom();
    const one = <T>(list: readonly T[]) => list[(pick(1)[0] ?? 0) % list.length] as T;
    const odd = [undefined, null, "", "0", 0, 7, -1, true, [], {}, "x".repeat(64), "0".repeat(66), [null]];
    for (let count = 0; count < 200; count++) {
      const [path, value] = [paths[(count * 7) % paths.length] as string[], one(odd)];
      const letters = changed(mail.letters, path, value);
      if (JSON.stringify(letters) === JSON.stringify(mail.letters)) continue;
      // A letter that is not there, or an answer that the phone has not given, is none that anybody believes.
      if (value === null && /^\d+\.answer$/.test(path.join("."))) continue;
      const outcome = await outcomeOf(check({ ...mail, letters } as Mail));
      expect([path.join("."), value, outcome.broken?.says]).toEqual([
        path.join("."),
        value,
        expect.any(String),
      ]);
    }
  }, 120_000);

  it("refuses mail that has nothing in it, or is none", async () => {
    const { mail } = await begin(preset);
    for (const other of [
      { ...mail, letters: [] },
      { ...mail, letters: [], readers: [] },
      { kind: mail.kind },
      {},
    ])
      expect((await outcomeOf(check(other as never as Mail))).broken).toBeDefined();
  });
});
