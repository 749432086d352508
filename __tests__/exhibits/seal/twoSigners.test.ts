import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { hasFormOf } from "../../../src/exhibits/kit/link";
import { exhibit as twoSigners } from "../../../src/exhibits/seal/two-signers";
import { said } from "../../../src/exhibits/seal/two-signers/entry";
import type { Game } from "../../../src/exhibits/seal/two-signers/play";
import { beginning, exampleOf, found } from "../../support/exhibits";

const content = exampleOf("seal-two-signers");
const begin = beginning(twoSigners, content);
const check = (game: Game) => found(twoSigners, game);
const { dive, put } = twoSigners.edits;
const { peers, expire, withdraw } = twoSigners.cheats;

const days = { validFrom: "2024-05-01", validUntil: "2029-04-30" };

describe("A dive entry", () => {
  it("closes with two signatures and two valid cards, and the fitness date stays closed", async () => {
    const game: Game = JSON.parse(JSON.stringify(await begin()));
    expect(await check(game)).toBeUndefined();
    expect(game.seen).toEqual([
      { name: "Dana Example", grade: "Diver", ...days },
      { name: "Lee Example", grade: "Dive supervisor", ...days },
    ]);
    // Two words, since encrypted fields are random letters without blanks.
    expect(JSON.stringify(twoSigners.record(game))).not.toContain("Fit until");
  });

  it.each(["0", "2026-1-2", "", null])("does not close on %j, which is no day", async (day) => {
    const record = twoSigners.record(await begin());
    const entry = { ...record.entry, day } as typeof record.entry;
    expect((await outcomeOf(twoSigners.check({ ...record, entry }))).broken).toEqual({
      says: "expired",
      at: 1,
    });
  });

  it.each([
    ["1970-01-01", false],
    ["2024-04-30", false],
    [days.validFrom, true],
    [days.validUntil, true],
    ["2029-05-01", false],
  ])("needs cards that were valid on its day, from the first to the last: %s", async (day, counts) => {
    let game = await begin();
    game = { ...game, entry: { ...game.entry, day } };
    for (const at of [0, 1]) game = put(game, { value: "true", at });
    expect(await check(game)).toEqual(counts ? undefined : { says: "expired", at: 1 });
  });

  it("needs a card that says its first day, which those of earlier records don't", async () => {
    const record = twoSigners.record(await begin());
    const cards = record.cards.map(({ keyring: { validFrom, ...keyring }, ...card }) => ({
      ...card,
      keyring,
    }));
    expect((await outcomeOf(twoSigners.check({ ...record, cards }))).broken).toEqual({
      says: "expired",
      at: 1,
    });
  });

  it.each(["Cook", "", undefined])(
    "needs a diver's card with a diver's grade, which %j is not",
    async (grade) => {
      const record = { ...twoSigners.record(await begin()), diverGrade: grade as string };
      expect((await outcomeOf(twoSigners.check(record))).broken).toEqual({ says: "trade", at: 1 });
      const [diver, supervisor] = record.cards as [(typeof record.cards)[0], (typeof record.cards)[0]];
      const { grade: _, ...keyring } = diver.keyring;
      const cards = [{ ...diver, keyring }, supervisor];
      expect((await outcomeOf(twoSigners.check({ ...record, cards }))).broken).toEqual({
        says: "trade",
        at: 1,
      });
    },
  );

  it("does not close with a withdrawn card whose outpoint is written in another way", async () => {
    const record = twoSigners.record(await withdraw(await begin()));
    const cards = record.cards.map((card) => ({
      ...card,
      certificate: {
        ...card.certificate,
        revocationOutpoint: card.certificate.revocationOutpoint.replace(/\.(\d+)$/, ".0$1"),
      },
    }));
    expect((await outcomeOf(twoSigners.check({ ...record, cards }))).broken).toEqual({
      says: "revoked",
      at: 1,
    });
  });

  it.each([
    ["2026-11-17", false],
    ["2026-11-18", false],
    ["2026-11-19", true],
    ["soon", false],
    [undefined, false],
  ])("counts if a card was withdrawn after its day, and not before or on it: %s", async (day, counts) => {
    const record = twoSigners.record(await withdraw(await begin()));
    const [spent] = record.spentOnThisPage;
    const spentOnThisPage = [{ ...spent, day }] as typeof record.spentOnThisPage;
    const { broken } = await outcomeOf(twoSigners.check({ ...record, spentOnThisPage }));
    expect(broken).toEqual(counts ? undefined : { says: "revoked", at: 1 });
  });

  it.each([undefined, {}, "", null])(
    "does not close where the list of withdrawn cards is %j",
    async (list) => {
      const record = { ...twoSigners.record(await begin()), spentOnThisPage: list as never };
      expect((await outcomeOf(twoSigners.check(record))).broken).toEqual({ says: "revoked", at: 1 });
    },
  );

  it("takes a card in one spelling alone, of its numbers as of the keys to its fields", async () => {
    const record = twoSigners.record(await begin());
    /** The same bytes: of the last letter before the padding, some bits say nothing. */
    const respelled = (base64: string) =>
      base64.replace(/.(?==+$)/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
    const saying = async (change: (card: (typeof record.cards)[number]) => object) => {
      const cards = record.cards.map((card, at) => (at === 1 ? { ...card, ...change(card) } : card));
      return (await outcomeOf(twoSigners.check({ ...record, cards } as typeof record))).broken;
    };
    expect(await saying(() => ({}))).toBeUndefined();
    for (const name of ["type", "serialNumber"] as const) {
      const change = ({ certificate }: (typeof record.cards)[number]) => ({
        certificate: { ...certificate, [name]: respelled(certificate[name]) },
      });
      expect([name, await saying(change)]).toEqual([name, { says: "card", at: 2 }]);
    }
    const grade = ({ keyring }: (typeof record.cards)[number]) => ({
      keyring: { ...keyring, grade: respelled(keyring.grade ?? "") },
    });
    const [, card] = record.cards;
    if (card && respelled(card.keyring.grade ?? "") !== card.keyring.grade)
      expect(await saying(grade)).toEqual({ says: "card", at: 2 });
  });

  it("does not count one key in capitals as another one's", async () => {
    const record = twoSigners.record(await begin());
    const [own = ""] = record.signatures;
    const signatures = [own, own.toUpperCase()];
    expect((await outcomeOf(twoSigners.check({ ...record, signatures }))).broken).toEqual({
      says: "same",
      at: 2,
    });
  });

  it.each([0, 1])("stays open while signature %d is missing, and closes when it is back", async (at) => {
    const open = put(await begin(), { value: "false", at });
    expect(await check(open)).toEqual({ says: "open", at: at + 1 });
    expect(await check(put(open, { value: "true", at }))).toBeUndefined();
  });

  it("tears at another depth, and closes once both have signed that one", async () => {
    const game = dive(await begin(), { value: "60" });
    expect(await check(game)).toEqual({ says: "changed", at: 60 });
    const half = put(game, { value: "true", at: 0 });
    expect(await check(half)).toEqual({ says: "unread", at: 60 });
    const whole = put(half, { value: "true", at: 1 });
    expect(await check(whole)).toBeUndefined();
    expect(whole.fair.depth).toBe(60);
    expect(put(whole, { value: "true", at: 7 })).toBe(whole);
  });

  it.each([
    ["0", 10],
    ["900", 100],
    ["x", 10],
    ["80.4", 80],
  ])("has a depth that the slider has: %s", async (value, depth) => {
    expect(dive(await begin(), { value }).entry.depth).toBe(depth);
  });

  it("is signed as one text, whatever is in its fields", async () => {
    const { entry } = await begin();
    expect(said(entry)).toBe(
      "Dive 412, Dana Example, Pier 3, 80 feet, 42 min, air, Weld inspection, 2026-11-18",
    );
    const odd = [{ gas: "air, x" }, { gas: "air", task: "x, Weld inspection" }, { gas: '"air' }, { gas: "" }];
    const texts = [{}, ...odd, { depth: "80 feet, 42" as never }].map((part) => said({ ...entry, ...part }));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[1]).toBe(
      'Dive 412, Dana Example, Pier 3, 80 feet, 42 min, "air, x", Weld inspection, 2026-11-18',
    );
  });

  it("does not count with a card of somebody else's, of another school, or with a bent signature", async () => {
    const game = await begin();
    const [first, second] = game.cards as [Game["cards"][0], Game["cards"][0]];
    expect(await check({ ...game, cards: [first, first] })).toEqual({ says: "grade", at: 2 });
    expect(await check({ ...game, cards: [] })).toEqual({ says: "card", at: 1 });
    expect(await check({ ...game, school: first.certificate.subject })).toEqual({ says: "card", at: 1 });
    expect(await check({ ...game, cards: [second, second] })).toEqual({ says: "trade", at: 1 });
    const known = [game.known[1], game.known[1]] as Game["known"];
    expect(await check({ ...game, known, cards: [second, second] })).toEqual({ says: "holder", at: 1 });
    expect(await check({ ...game, cards: [first, { ...second, keyring: {} }] })).toEqual({
      says: "card",
      at: 2,
    });
    const [one = "", two = ""] = game.signatures;
    const otherEnd = one.endsWith("00") ? "01" : "00";
    for (const signature of [`${one.slice(0, -2)}${otherEnd}`, `${one}00`]) {
      expect(await check({ ...game, signatures: [signature, two] })).toEqual({ says: "changed", at: 80 });
      const bent = `${two}${signature.slice(-2)}`;
      expect(await check({ ...game, signatures: [one, bent] })).toEqual({ says: "unread", at: 80 });
    }
  });

  it("names the diver who has signed it, and has no part that nobody has signed", async () => {
    const game = await begin();
    const signedAs = (entry: object) => ({ ...game, entry: { ...game.entry, ...entry } }) as Game;
    expect(await check(signedAs({ approvedBy: "the pier" }))).toEqual({ says: "changed", at: 80 });
    let other = signedAs({ diver: "Sam Example" });
    for (const at of [0, 1]) other = put(other, { value: "true", at });
    expect(await check(other)).toEqual({ says: "holder", at: 1 });
  });

  it("is not countersigned by a diver, who has a key and a card that are as good", async () => {
    const game = await peers(await begin());
    expect(game.seen[1]).toEqual({ name: "Sam Example", grade: "Diver", ...days });
    const known = game.known.map((card) => ({ ...card, grade: content.sample.diver.grade }));
    expect(await check({ ...game, known })).toBeUndefined();
  });

  it("needs cards of the day that the record carries, wherever and whenever it is checked", async () => {
    const record = twoSigners.record(await expire(await begin()));
    expect(record.entry.day).toBe(content.sample.entry.day);
    const earlier = { ...record, entry: { ...record.entry, day: content.sample.forged.expired } };
    expect((await outcomeOf(twoSigners.check(earlier))).broken).toMatchObject({ says: "changed" });
  });
});

describe("A signature that was taken away", () => {
  it("is brought back by a link as it is", async () => {
    const game = await begin();
    expect(hasFormOf(game, put(game, { value: "false", at: 0 }))).toBe(true);
  });
});
