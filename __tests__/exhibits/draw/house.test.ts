import { exhibit as draw } from "../../../src/exhibits/draw";
import { luckOf } from "../../../src/exhibits/draw/odds";
import { type Game, manners, played } from "../../../src/exhibits/draw/play";
import { saying } from "../../../src/exhibits/draw/saying";
import { step } from "../../../src/exhibits/kit/scene";
import { clear, content, foundBy, houseOf, presets, random } from "../../support/house";

describe.each(presets)("A house that plays for %s", (preset) => {
  it.each([
    ["swaps", "seed"],
    ["seats", "list"],
    ["drops", "mine"],
    ["refuses", "opened"],
  ] as const)("and %s is found at the step %s, and at no other", async (manner, says) => {
    const all = await foundBy(await houseOf(manner, preset));
    expect(new Set(all)).toEqual(new Set([undefined, says]));
    expect(all.filter((one) => one).length).toBeGreaterThan(2);
  });

  it("has all of its rounds checked by one press, as one by one", async () => {
    for (const manner of manners) {
      const game = await houseOf(manner, preset);
      const checked = (await draw.finish(game)).rounds.map(({ passed }) => passed);
      expect(checked).toEqual((await foundBy(game)).map((says) => says === undefined));
    }
  });

  it("is told of beside the verdict, which is of the open round, as are record and exit code", async () => {
    const input = { value: "", at: 0, random };
    const told = async (game: Game, does = "check", at = 0) => {
      const { verdict, game: after } = await step(draw, game, game, does, { ...input, at });
      const words = saying(content, after);
      const says = "broken" in verdict ? words.fails[verdict.broken.says as "seed"] : words.holds;
      return { after, words, verdict, says, passes: words.passes };
    };
    for (const manner of manners) {
      const { after, words, verdict, says, passes } = await told(await houseOf(manner, preset));
      const count = after.rounds.filter(({ passed }) => !passed).length;
      expect(verdict).toEqual({ state: "holds" });
      const wish = preset === "dice" ? 6 : 1;
      const at = after.at + 1;
      const tally =
        preset === "tickets" && manner === "seats"
          ? `Round ${at} passes. Ticket 5 won ${count} times, and only 4 were sold`
          : ["swaps", "seats"].includes(manner)
            ? `Round ${at} passes, ${count} of the ${after.rounds.filter(({ result }) => result === wish).length} sixes don’t`
            : `Round ${at} passes, ${count} of 20 ${manner === "refuses" ? "were never opened" : "rounds don’t"}`;
      const { html } = draw.view(after, content, verdict);
      expect(html.includes("data-caught")).toBe(
        after.rounds.some((one) => one.passed === false && one.result),
      );
      expect(passes).toBe(manner === "honest" ? undefined : tally);
      const isCrooked = manner !== "honest";
      const drawnAs = manner === "refuses" ? "fails" : "caught";
      expect(words.drawnAs).toBe(isCrooked ? drawnAs : undefined);
      expect(html.includes("data-lost")).toBe(manner === "refuses");
      expect(words.wentWell).toBe(isCrooked ? `Round ${at}: 7 of 7 steps` : undefined);
      const { pass, press, cross } = content.labels;
      expect(says).toBe(manner === "honest" ? pass : manner === "refuses" ? cross : press);
      // Of a house that nobody has checked, one passing round says nothing.
      expect((await told(await houseOf(manner, preset), "open", after.at)).passes ?? "").not.toContain(
        "house",
      );
      if (manner === "honest") continue;
      const crooked = await told(
        after,
        "open",
        after.rounds.findIndex(({ passed }) => !passed),
      );
      // Nobody is made to open: that is no cheat which the check has kept out.
      expect(crooked.verdict.state).toBe(manner === "refuses" ? "fails" : "caught");
      expect(saying(content, { ...crooked.after, tried: "cheat" }).passes).toBeUndefined();
    }
  });

  it("and is honest passes in all rounds", async () => {
    expect(new Set(await foundBy(await houseOf("honest", preset)))).toEqual(new Set([undefined]));
  });

  it("and seats a player early passes in all rounds while numbers are in the clear, and wins more than luck explains", async () => {
    const game = await clear(await houseOf("seats", preset), { value: "false", random });
    expect(new Set(await foundBy(game))).toEqual(new Set([undefined]));
    const won = game.rounds.filter(
      ({ result }) => result === (preset === "dice" ? 6 : game.names.length + 1),
    );
    expect(won.length).toBeGreaterThan(luckOf(played, game.names.length) / 2);
    const sealed = await clear(game, { value: "true", random });
    expect(sealed.secret).toBe(game.secret);
    expect(new Set(await foundBy(sealed))).toEqual(new Set([undefined, "list"]));
  });
});
