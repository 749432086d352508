import { exhibit } from "../../src/exhibits/coin";
import { agreed } from "../../src/exhibits/coin/runEscrow";
import { type Weakness, weaknesses, weaknessesOf } from "../../src/exhibits/coin/weak";
import { begin, use } from "../support/coin";
import { ticked, words } from "../support/escrow";
import { placedExhibits } from "../support/placedExhibits";
import { linesOf, ran, shownCommands } from "../support/repeated";

const { content } =
  placedExhibits.find((one) => "preset" in one.content && one.content.preset === "escrow") ?? {};
if (content?.name !== "coin") throw new Error("No page shows an escrow");

const attacks = ["twice", "change", "rule", "stale", "forge"] as const;
const sets = weaknesses.map((one): Weakness[] => [one]);
const all = [...sets, ["one", "anyDay"], ["anyDay", "blankPayee"], [...weaknesses]] as Weakness[][];

/** What the check says of an attack on a lock with some weaknesses, and the sentence for it. */
async function said(chosen: Weakness[], attack: string) {
  const { game, verdict } = await use(await ticked(...chosen), attack);
  const { says = "" } = "broken" in verdict ? verdict.broken : {};
  const told = exhibit.wordsFor(content as never, game);
  const lesson = verdict.state === "caught" ? exhibit.lessonOf(game, content as never) : undefined;
  return { game, state: verdict.state, says, sentence: lesson ?? told.fails[says as "who"] };
}

describe("An attack on a lock that the visitor has weakened", () => {
  it.each(all)("leaves the boxes as they are: %s, %s", async (...chosen) => {
    const names = weaknesses.filter((one) => chosen.includes(one));
    for (const attack of [...attacks, "unseen", "invent"]) {
      const { game, state } = await said(names, attack);
      expect([attack, weaknessesOf(game.escrow?.lock ?? "")]).toEqual([attack, names]);
      expect(game.escrow?.under).toBe(game.escrow?.lock);
      expect(state).toMatch(/^(?:caught|fails)$/);
    }
  });

  it.each([
    ["one", "rule", "One signature was enough: the buyer alone paid the buyer."],
    ["one", "unseen", "One signature was enough: the arbiter alone paid the buyer."],
    ["anyDay", "rule", "Any day was enough: the buyer alone freed the coins on January 31, 2027."],
    ["blankPayee", "forge", "The payee was blank, and the stranger was filled in."],
  ] as [Weakness, string, string][])(
    "succeeds where that weakness lets it through: %s, %s",
    async (one, attack, sentence) => {
      expect(await said([one], attack)).toMatchObject({ state: "fails", says: "who", sentence });
    },
  );

  it.each([
    ["one", ["twice", "change", "stale", "forge"]],
    ["anyDay", ["twice", "change", "stale", "forge"]],
    ["blankPayee", ["twice", "change", "rule", "stale"]],
  ] as [Weakness, string[]][])("is caught where it doesn't: %s", async (one, caught) => {
    for (const attack of caught)
      expect([attack, (await said([one], attack)).state]).toEqual([attack, "caught"]);
  });

  it("by a blank check says which box it needs, and never ticks it", async () => {
    const { game, state, sentence } = await said([], "forge");
    expect(state).toBe("caught");
    expect(game.escrow?.under).toBe(agreed);
    expect(sentence).toContain(`Tick “${content.labels.blankPayee}”`);
  });

  it("comes to the same in a terminal, step by step", async () => {
    const first = await exhibit.begin(content);
    const commands = shownCommands("coin", exhibit, content, exhibit.brought(first, first));
    for (const [one, attack] of [
      ["one", "rule"],
      ["anyDay", "rule"],
      ["blankPayee", "forge"],
      ["blankPayee", "change"],
    ] as [Weakness, string][]) {
      const { game } = await use(await ticked(one), attack);
      const { code, lines, stderr } = await ran("bash", "coin", commands, exhibit.record(game));
      expect([code, stderr]).toEqual([1, ""]);
      expect(lines.map((line) => line.trim())).toEqual(
        await linesOf(exhibit, content, game, exhibit.brought(first, game)),
      );
    }
  });
});

it("An attack on a lock that the visitor wrote leaves it, and says no more than that it stayed shut", async () => {
  const { game: own } = await words(await begin("escrow"), 0, "OP_1");
  for (const attack of attacks) {
    const { game, verdict } = await use(own, attack);
    expect(game.escrow).toMatchObject({ lock: "OP_1", under: "OP_1" });
    expect(verdict).toMatchObject({ state: "caught", broken: { says: "opens" } });
    expect(exhibit.lessonOf(game, content)).toBeUndefined();
  }
});

it("An attack drops what was typed and is no lock", async () => {
  const { game: typed } = await words(await ticked("one"), 0, "no lock");
  const { game, verdict } = await use({ ...typed }, "change");
  expect(game.problem).toBeUndefined();
  expect(weaknessesOf(game.escrow?.lock ?? "")).toEqual(["one"]);
  expect(verdict.state).toBe("caught");
});
