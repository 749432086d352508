import { JSDOM } from "jsdom";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, found, kitWords } from "../support/exhibits";

import { beginner, contentFor, foundIn, mailOf, payroll, sample } from "../support/goBetween";

const { choose } = goBetween.edits;
const input = { value: "", at: 0, random: fixedRandom() };

describe("A certificate", () => {
  const begin = beginner("fields");

  it("opens what the holder ticks, and nothing else of it can be read in the record", async () => {
    const game = await begin();
    expect(JSON.stringify(goBetween.record(game))).not.toContain("Dana");
    expect((await goBetween.finish(game)).seen).toEqual(["Accounts"]);
    const both = await choose(game, { at: 0, value: "true" });
    expect((await goBetween.finish(both)).seen).toEqual(["Dana\nAccounts"]);
    expect(await found(goBetween, both)).toBeUndefined();
  });

  it("says which fields its reader gets without having asked for them", async () => {
    const content = contentFor("fields");
    const game = await begin();
    const both = await choose(game, { at: 0, value: "true" });
    const told = async (one: typeof game) => {
      const scene = await step(goBetween, game, one, "check", input);
      return new JSDOM(frame(goBetween, content, kitWords, scene).html).window.document.querySelector(
        "output > span",
      )?.textContent;
    };
    expect(await told(both)).toBe("The reader can also read: Name. It hadn’t asked for that.");
    expect(await told(game)).toBe(content.holds);
  });

  it("is refused where the field that was asked for stays shut, or nothing was asked for", async () => {
    const game = await begin();
    const none = await choose(game, { at: 1, value: "false" });
    const another = await choose(none, { at: 0, value: "true" });
    for (const one of [none, another]) {
      expect(await found(goBetween, one)).toEqual({ says: "for", at: 1 });
      // Nobody was caught: its holder said no.
      const content = contentFor("fields");
      const { saidNo, nothingGot, withheld } = content.labels;
      const { innerHTML } = new JSDOM(
        frame(goBetween, content, kitWords, await step(goBetween, game, one, "check", input)).html,
      ).window.document.body;
      for (const told of [saidNo, nothingGot, withheld]) expect(innerHTML).toContain(told);
      for (const untrue of [kitWords.caught, content.stops.for])
        expect(innerHTML).not.toContain(`>${untrue}<`);
    }
    const mail = mailOf(game, "certificate");
    const readers = mail.readers.map((reader) => ({ ...reader, asks: [] }));
    expect(await foundIn(game, { ...mail, readers })).toEqual({ says: "for", at: 1 });
  });

  it.each(["certifier", "subject", "serialNumber", "type", "revocationOutpoint", "signature"] as const)(
    "is not what it was without its %s",
    async (part) => {
      const game = await begin();
      const mail = mailOf(game, "certificate");
      const letters = mail.letters.map((one) => ({
        ...one,
        certificate: { ...one.certificate, [part]: "" },
      }));
      const says = { certifier: "from", type: "type" }[part as string] ?? "whole";
      expect(await foundIn(game, { ...mail, letters })).toEqual({ says, at: 1 });
    },
  );

  it("of the right certifier is refused if it is of another type than the one asked for", async () => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    expect(await foundIn(game, { ...mail, type: btoa("Another type") })).toEqual({ says: "type", at: 1 });
    // It is whole all the same: its certifier has signed it.
    const other = mailOf(await goBetween.cheats.other(game), "certificate");
    const { type } = other.letters[0]?.certificate ?? {};
    expect(await foundIn(game, { ...other, type })).toBeUndefined();
  });

  it("of a certifier that is not the trusted one is none, and neither is one that was spent", async () => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    const [{ certificate } = { certificate: undefined }] = mail.letters;
    expect(await foundIn(game, { ...mail, certifier: certificate?.subject })).toEqual({
      says: "from",
      at: 1,
    });
    const spentOnThisPage = [certificate?.revocationOutpoint];
    expect(await foundIn(game, { ...mail, spentOnThisPage })).toEqual({ says: "allowed", at: 1 });
  });
});

describe("A certificate at a door", () => {
  const begin = beginner("doors");

  it("opens it for the door's own value, and for no other", async () => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    const readers = mail.readers.map((reader) => ({ ...reader, takes: "Boss" }));
    expect(await foundIn(game, { ...mail, readers })).toEqual({ says: "rule", at: 1 });
  });

  it.each([
    ["with a zero more", (outpoint: string) => outpoint.replace(/\.(\d+)$/, ".0$1")],
    ["in capitals", (outpoint: string) => outpoint.toUpperCase()],
  ])("that was spent is none, though its outpoint is written %s", async (_way, spelled) => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    const letters = mail.letters.map((one) => ({
      ...one,
      certificate: {
        ...one.certificate,
        revocationOutpoint: spelled(one.certificate.revocationOutpoint),
      },
    }));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "allowed", at: 1 });
  });

  it("of an earlier time, which nobody has revoked, does not go under a new answer", async () => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    const [earlier] = mailOf(await goBetween.begin(contentFor("doors")), "certificate").letters;
    const letters = mail.letters.map(({ number, answer }) => ({ ...earlier, number, answer }));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "holder", at: 1 });
  });

  it("shuts one door where one knock was bent, and all of them once it is revoked", async () => {
    const three = { ...contentFor("doors"), sample: { ...sample, readers: [1, 2, 3].map(() => payroll) } };
    const game = await goBetween.begin(three);
    const mail = mailOf(game, "certificate");
    const letters = mail.letters.with(1, { ...(mail.letters[1] as (typeof mail.letters)[0]), answer: "00" });
    expect((await goBetween.finish({ ...game, mail: { ...mail, letters } })).seen).toEqual([
      "Accounts",
      null,
      "Accounts",
    ]);
    const revoked = await goBetween.finish(await goBetween.cheats.misuse(game));
    expect(revoked.seen).toEqual([null, null, null]);
  });

  it("does not open it with a recorded knock, even if that names the door's new number", async () => {
    const game = await goBetween.cheats.repeat(await begin());
    const mail = mailOf(game, "certificate");
    const letters = mail.letters.map((one, at) => ({ ...one, number: mail.readers[at]?.drawn ?? "" }));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "holder", at: 1 });
  });

  it("opens it with no keyring of another size or spelling", async () => {
    const game = await begin();
    const mail = mailOf(game, "certificate");
    const [one] = mail.letters as [(typeof mail.letters)[0]];
    const spaced = Object.fromEntries(Object.entries(one.keyring).map(([name, key]) => [name, ` ${key}`]));
    for (const keyring of [{}, { ...one.keyring, Name: "" }, spaced])
      expect(await foundIn(game, { ...mail, letters: [{ ...one, keyring }] })).toEqual({
        says: "for",
        at: 1,
      });
  });
});
