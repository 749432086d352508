import { addLate, type Fair, fairRound, type Preset, seat } from "../../../src/exhibits/draw/moves";
import { check, type Round } from "../../../src/exhibits/draw/run";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { names, presets } from "../../support/house";

const dealt = (at: number, preset: Preset = "dice") => fairRound(`round ${at}`, preset, names, "7");

const foundIn = async (round: unknown) => (await outcomeOf(check(round as Round))).broken?.says;

describe.each(presets)("A player whom the house seats before the list closes, for %s", (preset) => {
  const wish = (fair: Fair) =>
    preset === "tickets" ? names.length + 1 : fair.result === fair.sides ? 1 : fair.sides;

  it("wins each of 200 rounds with the numbers in the clear, and each of them holds", async () => {
    for (let at = 0; at < 200; at++) {
      const fair = await dealt(at, preset);
      const round = await seat(fair, preset, "Guest", `seat ${at}`);
      expect(round.result).toBe(wish(fair));
      expect(await foundIn(round)).toBeUndefined();
    }
  });

  it("gains nothing if they are sealed", async () => {
    let won = 0;
    for (let at = 0; at < 1000; at++) {
      const fair = await dealt(at, preset);
      const round = await seat(fair, preset, "Guest", `seat ${at}`, true);
      if (round.result === wish(fair)) won++;
      if (at < 20) expect(await foundIn(round)).toBeUndefined();
    }
    const chance = 1000 / (preset === "dice" ? 6 : names.length + 1);
    expect(Math.abs(won - chance)).toBeLessThan(45);
  });

  it("is found if it comes late", async () => {
    for (let at = 0; at < 20; at++)
      expect(await foundIn(await addLate(await dealt(at, preset), preset, "Guest", `late ${at}`))).toBe(
        "list",
      );
  });
});
