import { createHash, createHmac } from "node:crypto";
import { JSDOM } from "jsdom";
import { exhibit as draw } from "../../src/exhibits/draw";
import { addLate, type Fair, fairRound, type Preset, seat } from "../../src/exhibits/draw/moves";
import { luckOf } from "../../src/exhibits/draw/odds";
import { type Game, type Manner, mannerOf, manners, played } from "../../src/exhibits/draw/play";
import { check, closeOf, hashOf, type Round, resultOf } from "../../src/exhibits/draw/run";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { frame } from "../../src/exhibits/kit/frame";
import { linkTo, stateIn } from "../../src/exhibits/kit/link";
import { step, unchecked } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("draw");
const begin = beginning(draw, content);
const random = fixedRandom();
const { choose, open, leave, clear } = draw.edits;
const { accuse } = draw.asides;

const presets: Preset[] = ["dice", "tickets"];
const names = ["Ana", "Ben", "Cleo", "You"];
const dealt = (at: number, preset: Preset = "dice") => fairRound(`round ${at}`, preset, names, "7");

const foundIn = async (round: unknown) => (await outcomeOf(check(round as Round))).broken?.says;

describe("A round", () => {
  it("is what any other implementation of the same rule comes to", async () => {
    const { round } = await begin();
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(round.commitment).toBe(sha256(round.seed ?? ""));
    for (const { id, number, salt, seal } of round.tickets)
      expect(seal).toBe(sha256(JSON.stringify([id, number, salt])));
    const list = round.tickets.map(({ id, seal }) => [id, seal]);
    expect(round.closed).toBe(sha256(JSON.stringify([6, list])));
    const opened = round.tickets.map(({ id, number, salt }) => JSON.stringify([id, number, salt]));
    const mixed = createHmac("sha256", round.seed ?? "")
      .update([0, ...opened].join("\n"))
      .digest();
    expect(round.result).toBe(1 + (mixed.readUInt32BE() % 6));
  });

  it.each([6, 8])("comes to each of %i results about as often as to the others", async (sides) => {
    const { tickets } = await dealt(0);
    const counts = new Map<number, number>();
    for (let at = 0; at < 3000; at++) {
      const result = await resultOf(String(at), { sides, tickets });
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(Array.from({ length: sides }, (_, at) => at + 1));
    for (const count of counts.values()) expect(Math.abs(count - 3000 / sides)).toBeLessThan(75);
  });

  it("draws again past the last full multiple, so that no result is favored", async () => {
    // Of 3 * 2^30 sides there is one full multiple: a quarter of all numbers is drawn again, and none is folded back.
    const sides = 3 * 2 ** 30;
    const { tickets } = await dealt(0);
    const results = await Promise.all(
      Array.from({ length: 1200 }, (_, at) => resultOf(String(at), { sides, tickets })),
    );
    const low = results.filter((result) => result <= 2 ** 30).length;
    expect(Math.abs(low - 400)).toBeLessThan(60);
  });

  it("does not end in an endless search if there are no sides, or too many", async () => {
    for (const sides of [0, -6, 2 ** 32, 2 ** 40, 1.5, Number.NaN, "6"]) {
      const round = { ...(await dealt(0)), sides } as Round;
      expect(await foundIn({ ...round, closed: await closeOf(round) })).toBe("list");
    }
  });

  it("is refused where some tickets cannot win, or the die has other sides", async () => {
    for (const preset of presets)
      for (const sides of [1, 3, 5, 7]) {
        const list = { ...(await dealt(0, preset)), sides };
        const round = { ...list, closed: await closeOf(list), result: await resultOf(list.seed, list) };
        expect(await foundIn(round)).toBe("list");
      }
  });

  it("is a raffle where the page says so, whatever its record says", async () => {
    const { round, ...game } = await begin();
    expect(draw.record({ ...game, preset: "tickets", round })).toMatchObject({ raffle: true });
    expect(draw.record({ ...game, preset: "dice", round: { ...round, raffle: true } })).toMatchObject({
      raffle: false,
    });
  });

  it("is refused without tickets, with a ticket twice, and to whoever holds no receipt", async () => {
    const round = await dealt(0);
    const closed = async (tickets: Round["tickets"]) => {
      const list = { ...round, tickets };
      const closed = await closeOf(list);
      const receipts = round.receipts.map((receipt) => ({ ...receipt, closed }));
      return { ...list, closed, receipts, result: await resultOf(round.seed, list) };
    };
    expect(await foundIn(await closed([]))).toBe("mine");
    expect(await foundIn(await closed([...round.tickets, ...round.tickets.slice(0, 1)]))).toBe("list");
    expect(await foundIn({ ...round, receipts: [] })).toBe("mine");
  });

  it("is refused where the house shows another hash than the one that was kept, of its seed or of the list", async () => {
    const round = await dealt(0);
    const seed = "ab".repeat(32);
    const other = { ...round, seed, commitment: await hashOf(seed), result: await resultOf(seed, round) };
    expect(await foundIn(other)).toBe("kept");
    const tickets = [
      ...round.tickets,
      ...(await dealt(1)).tickets.slice(0, 1).map((one) => ({ ...one, id: "Eve" })),
    ];
    expect(await foundIn({ ...round, tickets, closed: await closeOf({ ...round, tickets }) })).toBe("kept");
    const [receipt] = round.receipts;
    expect(receipt).toEqual({
      id: "You",
      seal: round.tickets.at(-1)?.seal,
      commitment: round.commitment,
      closed: round.closed,
    });
    // Whoever has not kept both has nothing to compare.
    for (const name of ["commitment", "closed"] as const)
      expect(await foundIn({ ...round, receipts: [{ ...receipt, [name]: undefined }] })).toBe("kept");
  });

  it("does not hold for short salts and seeds, which could be guessed", async () => {
    const round = await dealt(0);
    const seed = "abc";
    const commitment = await hashOf(seed);
    const receipts = round.receipts.map((receipt) => ({ ...receipt, commitment }));
    const result = await resultOf(seed, round);
    expect(await foundIn({ ...round, seed, commitment, receipts, result })).toBe("seed");
  });
});

/** The places of all values in a record, as lists of keys. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

function changed(record: Round, [key = "", ...rest]: string[], to: unknown): unknown {
  if (key === "") return to;
  const copy = structuredClone(record) as never as Record<string, unknown>;
  copy[key] = rest.length > 0 ? changed(copy[key] as Round, rest, to) : to;
  if (copy[key] === undefined) delete copy[key];
  return Array.isArray(record) ? Object.values(copy) : copy;
}

test("200 edits of a record, of any kind and at any place, never crash the check and never hold", async () => {
  const round: Round = await dealt(3, "tickets");
  const places = placesIn(round).filter(({ length }) => length > 0);
  const pick = fixedRandom();
  const one = <T>(list: readonly T[]) =>
    list[((pick(1)[0] ?? 0) * 256 + (pick(1)[0] ?? 0)) % list.length] as T;
  const values = [
    undefined,
    null,
    "",
    "0",
    0,
    7,
    -1,
    true,
    [],
    {},
    "x".repeat(64),
    "0".repeat(64),
    [null],
    { id: 1 },
  ];
  for (let count = 0; count < 200; count++) {
    const place = one(places);
    const before = place.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], round);
    const to =
      count % 2 && typeof before === "string"
        ? before.replace(/./, (first) => (first === "1" ? "2" : "1"))
        : one(values);
    const edited = changed(round, place, to);
    if (JSON.stringify(edited) === JSON.stringify(round)) continue;
    expect([place.join("."), to, await foundIn(edited)]).toEqual([place.join("."), to, expect.any(String)]);
  }
});

/** A house with a manner, as the page begins it. */
async function houseOf(manner: Manner, preset: Preset = "dice"): Promise<Game> {
  let game: Game = { ...(await begin()), preset, names };
  do game = await leave(game, { random });
  while (mannerOf(game.secret) !== manner);
  return game;
}

/** What the check finds in each of a house's rounds. */
async function foundBy(game: Game) {
  const all: (string | undefined)[] = [];
  for (let at = 0; at < played; at++) all.push((await found(draw, await open(game, { at })))?.says);
  return all;
}

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

describe("Twenty rounds", () => {
  const input = { value: "", at: 0, random };

  it("begin with a fair one, whatever the house", async () => {
    for (const manner of manners) expect(await found(draw, await houseOf(manner))).toBeUndefined();
  });

  it("are the same each time they are opened, and others with another house", async () => {
    const game = await houseOf("swaps");
    expect((await open(game, { at: 4 })).round).toEqual((await open(game, { at: 4 })).round);
    expect((await leave(game, { random })).round.commitment).not.toBe(game.round.commitment);
    expect(await open(game, { at: 99 })).toBe(game);
  });

  it("keep what the check found in each, and nothing of the visitor's own attacks", async () => {
    const game = await houseOf("swaps");
    const first = await step(draw, game, game, "check", input);
    expect(first.game.rounds[game.at]?.passed).toBe(true);
    const crooked = (await foundBy(game)).indexOf("seed");
    const second = await step(draw, game, await open(first.game, { at: crooked }), "check", input);
    expect(second.game.rounds.map(({ passed }) => passed).filter((one) => one !== undefined).length).toBe(2);
    expect(second.game.rounds[crooked]?.passed).toBe(false);
    const third = await open(second.game, { at: (crooked + 1) % played });
    const attacked = await step(draw, game, third, "drop", input);
    expect(attacked.game.rounds).toEqual(second.game.rounds);
    const edited = await step(draw, game, third, "set", { ...input, path: "round.seed", value: "" });
    expect((await step(draw, game, edited.game, "check", input)).game.rounds).toEqual(second.game.rounds);
  });

  it("tell what a house is up to only once somebody says so", async () => {
    const game = await houseOf("drops");
    const shown = (there: Game) => draw.view(there, content, { state: "unchecked", built: false }).html;
    expect(shown(game)).not.toContain(content.labels.wrong);
    const wrong = accuse(game, { at: manners.indexOf("swaps") });
    expect(shown(wrong)).toContain(content.labels.wrong);
    const right = accuse(wrong, { at: manners.indexOf("drops") });
    expect(shown(right)).toContain("Right. This house drops tickets.");
    expect((await open(right, { at: 5 })).accused).toEqual(right.accused);
    expect((await leave(right, { random })).accused).toBeUndefined();
    const seated = await clear(await houseOf("seats"), { value: "false", random });
    expect(shown(accuse(seated, { at: 2 }))).toContain(content.labels.unseen);
  });
});

describe("The visitor's number", () => {
  it("is on their ticket, and the round is played again with it", async () => {
    const game = await begin();
    const typed = await choose(game, { value: " 31 " });
    expect(typed.round.tickets.at(-1)?.number).toBe("31");
    expect(typed.round.receipts[0]?.seal).not.toBe(game.round.receipts[0]?.seal);
    expect(typed.rounds[game.at]).toEqual({ number: "31", result: typed.round.result });
    expect(await found(draw, typed)).toBeUndefined();
    expect((await open(await open(typed, { at: 9 }), { at: game.at })).round).toEqual(typed.round);
  });

  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["less than nothing", "-1"],
    ["a half", "1.5"],
    ["a power", "1e3"],
    ["a word", "seven"],
    ["too large", "1234567"],
    ["a huge text", "9".repeat(100_000)],
  ])("is not %s: the round stays, and the visitor is told", async (_, value) => {
    const game = await begin();
    const after = await choose(game, { value });
    expect(after).toMatchObject({ problem: "number", round: game.round });
    expect(after.typed.length).toBeLessThanOrEqual(200);
    expect((await choose(after, { value: "7" })).problem).toBeUndefined();
  });
});

describe.each(presets)("An attack of the visitor's, for %s", (preset) => {
  it.each([
    ["swap", { says: "seed" }],
    ["again", { says: "kept" }],
    ["drop", { says: "mine" }],
    ["late", { says: "list" }],
    ["other", { says: "number", at: 1 }],
    ["refuse", { says: "opened", at: 1 }],
  ] as const)("%s is caught, whatever was done before", async (name, broken) => {
    const game = { ...(await begin()), preset };
    const input = { value: "", at: 0, random };
    let there = game;
    for (const before of [undefined, ...Object.keys(draw.cheats), "seat"]) {
      if (before) there = (await step(draw, game, there, before, input)).game;
      const attacked = await step(draw, game, there, name, input);
      expect(attacked.verdict).toMatchObject({ state: "caught", broken });
      there = attacked.game;
    }
  });
});

describe.each(presets)("What the visitor tried on the open round, for %s", (preset) => {
  const input = { value: "", at: 0, random };
  const shown = async (game: Game, state: "uncovered" | "unchecked") => {
    const verdict = state === "uncovered" ? { state, gap: "seat" } : { state, built: false };
    const { document } = new JSDOM(draw.view(game, { ...content, preset }, verdict).html).window;
    return {
      tile: document.querySelector("[data-now]"),
      box: document.querySelector("[data-do=clear]"),
      told: document.querySelector(".ex-accuse [role=status]")?.textContent,
    };
  };

  it("is on its tile, in the place of what the house was found to have done", async () => {
    const game = { ...(await begin()), preset };
    const checked = (await step(draw, game, game, "check", input)).game;
    expect((await shown(checked, "unchecked")).tile?.getAttribute("data-found")).toBe("passed");
    const { game: seated } = await step(draw, game, checked, "seat", input);
    const { tile } = await shown(seated, "uncovered");
    expect(tile?.getAttribute("data-found")).toBe("tried");
    expect(tile?.querySelector(".ex-sign")).toBeNull();
    expect(tile?.querySelector(".ex-face")?.getAttribute("data-key")).toBe(String(seated.round.result));
  });

  it("gains nothing once the visitor seals the numbers, which lay open until then", async () => {
    const game = { ...(await begin()), preset };
    const { game: seated } = await step(draw, game, game, "seat", input);
    expect((await shown(seated, "uncovered")).box?.hasAttribute("checked")).toBe(false);
    const { game: blind } = await step(draw, game, seated, "clear", { ...input, value: "true" });
    expect(blind).toMatchObject({ at: seated.at, tried: "blind", isClear: false });
    expect(blind.round.tickets).toHaveLength(seated.round.tickets.length);
    const { box, told } = await shown(blind, "unchecked");
    expect([box?.hasAttribute("checked"), told]).toEqual([true, content.labels.blind]);
    expect((await step(draw, game, blind, "check", input)).verdict).toEqual({ state: "holds" });
    const next = await open(blind, { at: 3 });
    expect((await shown(next, "unchecked")).told).toBe("");
  });
});

test("luck explains what an honest house goes beyond once in a hundred times", () => {
  expect(luckOf(20, 6)).toBe(8);
  expect(luckOf(20, 8)).toBe(6);
  expect(luckOf(1, 6)).toBe(1);
});

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
      content.labels.fits.replace("{number}", "17"),
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

  it("is drawn open for whoever comes by a link, with what is asked of them", async () => {
    const { duel } = await think(await begin(), { value: "17", random });
    for (const [link, says] of [
      [duel.first, content.labels.sealedOne],
      [duel.second, content.labels.opens.replace("{number}", "17")],
    ] as const) {
      const game = await opened(link);
      const { html } = frame(draw, content, kitWords, unchecked(game));
      expect(html).toContain(says);
      expect(html).toMatch(/<details class="ex-more ex-duel needs-js" open>/);
    }
  });
});
