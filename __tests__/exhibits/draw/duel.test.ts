import { exhibit as draw } from "../../../src/exhibits/draw";
import type { Game } from "../../../src/exhibits/draw/play";
import { frame } from "../../../src/exhibits/kit/frame";
import { linkTo, stateIn } from "../../../src/exhibits/kit/link";
import { unchecked } from "../../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, kitWords } from "../../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();

describe("A game by two links", () => {
  const { think, match } = draw.asides;

  beforeAll(() => {
    globalThis.location = { origin: "https://example.com", pathname: "/arcade" } as Location;
  });

  /** What somebody sees who follows a link. */
  const opened = async (link = "") => (await stateIn(new URL(link).hash, "draw")) as Game;

  it("carries the seal in the first link and the number in the second, and neither carries more", async () => {
    const { duel } = await think(await begin(), { value: "17", random });
    const [first, second] = [await opened(duel.first), await opened(duel.second)];
    expect(first.duel).toEqual({ typed: "", seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second.duel).toEqual({
      typed: "",
      number: "17",
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await match(first, { value: ` ${duel.second}\n` })).duel).toMatchObject({
      found: "fits",
      seal: first.duel?.seal,
    });
    expect((await match(second, { value: duel.first ?? "" })).duel?.found).toBe("fits");
  });

  it("shows the number to whoever has both, and takes none from the half with the seal", async () => {
    const { duel } = await think(await begin(), { value: "17", random });
    const there = await match(await opened(duel.first), { value: duel.second ?? "" });
    expect(frame(draw, content, kitWords, unchecked(there)).html).toContain(
      content.labels.fits.replace("{number}", "17").replace("{parity}", "odd"),
    );
    const other = (await think(await begin(), { value: "18", random })).duel;
    const crafted = await opened(duel.first);
    const { number, salt } = (await opened(duel.second)).duel ?? {};
    const game = { ...crafted, duel: { ...crafted.duel, typed: "", number, salt } } as Game;
    expect((await match(game, { value: other.second ?? "" })).duel?.found).toBe("differs");
    const odd = await linkTo("draw", { ...crafted, duel: { typed: "", number: "17 or 18", salt } });
    expect((await match(crafted, { value: odd ?? "" })).duel?.found).toBe("neither");
  });

  it("tells if another number is opened than was sealed, or another seal is shown", async () => {
    const [one, other] = [
      (await think(await begin(), { value: "17", random })).duel,
      (await think(await begin(), { value: "18", random })).duel,
    ];
    expect((await match(await opened(one.first), { value: other.second ?? "" })).duel?.found).toBe("differs");
    expect((await match(await opened(one.second), { value: other.first ?? "" })).duel?.found).toBe("differs");
  });

  it("takes no link for the other one that is none", async () => {
    const { duel } = await think(await begin(), { value: "17", random });
    const first = await opened(duel.first);
    for (const value of [
      "",
      "odd",
      duel.first ?? "",
      `${duel.second}x`.slice(0, -40),
      "#proof=draw.pbnVsbA",
      "x".repeat(100_000),
    ]) {
      const there = await match(first, { value });
      expect([value.length, there.duel?.found]).toEqual([value.length, "neither"]);
      expect(there.duel?.typed.length).toBeLessThanOrEqual(10_000);
    }
  });

  it("makes links of numbers alone, with a fresh salt for each", async () => {
    for (const value of ["", "odd", "1234567", "x".repeat(100_000)]) {
      const { duel } = await think(await begin(), { value, random });
      expect(duel).not.toHaveProperty("first");
    }
    const seals = [1, 2].map(async () => {
      const { duel } = await think(await begin(), { value: "17", random });
      return (await opened(duel.first)).duel?.seal;
    });
    expect(new Set(await Promise.all(seals)).size).toBe(2);
  });

  it("stays with whoever plays it when they share what is shown", async () => {
    const game = await think(await begin(), { value: "17", random });
    expect(JSON.stringify(draw.shared(game))).not.toContain("duel");
  });

  it("is drawn open, above the rounds, for whoever comes by a link, with what is asked of them", async () => {
    const { duel } = await think(await begin(), { value: "17", random });
    for (const [link, says] of [
      [duel.first, content.labels.sealedOne],
      [duel.second, content.labels.opens.replace("{number}", "17")],
    ] as const) {
      const game = await opened(link);
      const { html } = frame(draw, content, kitWords, unchecked(game));
      expect(html).toContain(says);
      expect(html).toMatch(/<details class="ex-more ex-duel needs-js" [^>]*open>/);
      expect(html.indexOf("ex-duel")).toBeLessThan(html.indexOf("ex-strip"));
    }
  });
});
