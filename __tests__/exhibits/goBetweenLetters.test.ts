import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { found } from "../support/exhibits";
import { beginner, contentFor, foundIn, mailOf, sample, withValue } from "../support/goBetween";

const { write, choose, sign, give } = goBetween.edits;

describe("A forgery", () => {
  it.each(["message", "forms", "sign-in"] as const)(
    "never says what the sender has written, however it is spelled: %s",
    async (preset) => {
      const first = await beginner(preset)();
      const { text, forged } = sample;
      for (const value of [forged, forged.toUpperCase(), ` ${forged}!`, text, "Another"]) {
        const typed = await write(first, { value });
        const attacks = Object.values({ ...goBetween.cheats, ...goBetween.gaps });
        const wrote = await Promise.all(attacks.map(async (attack) => (await attack(typed)).wrote));
        expect(wrote.filter(Boolean).length).toBeGreaterThan(1);
        for (const one of wrote)
          expect(one.toLowerCase()).not.toBe(value.trim().toLowerCase().replace("!", ""));
      }
    },
  );

  it("on the sender's own device leaves what the sender has typed", async () => {
    const typed = await write(await beginner("forms")(), { value: sample.forged });
    const tricked = await goBetween.gaps.trick(typed);
    expect([tricked.typed, tricked.plan.text, tricked.wrote]).toEqual([
      sample.forged,
      sample.forged,
      sample.text,
    ]);
    expect((await goBetween.cheats.misuse(tricked)).wrote).toBe(sample.text);
  });
});

describe("A sealed letter", () => {
  const begin = beginner("message");

  it.each(["漢字 🎲 é", `"quotes" \\ and\nlines`, "{}"])(
    "carries %j, and none of it can be read on the way",
    async (value) => {
      const game = await goBetween.finish(await write(await begin(), { value }));
      expect(game.seen).toEqual([value]);
      expect(JSON.stringify(game.mail)).not.toContain(value);
      expect(await found(goBetween, game)).toBeUndefined();
    },
  );

  it.each([
    ["nothing", " ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s, and the one before stays", async (_, value, problem) => {
    const typed = await write(await begin(), { value });
    expect(typed).toMatchObject({ problem, plan: { text: sample.text } });
    expect(typed.typed.length).toBeLessThanOrEqual(400);
    expect((await write(typed, { value: "a" })).problem).toBeUndefined();
  });

  it("does not open if one byte anywhere is another, or the same bytes are spelled otherwise", async () => {
    const game = await begin();
    const mail = mailOf(game, "message");
    const [waiting] = mail.letters;
    const { encryptedMessage = "" } = waiting ?? {};
    const bents = [` ${encryptedMessage}`, encryptedMessage.replace(/=*$/, "\n")];
    for (let at = 0; at < encryptedMessage.length - 2; at += 29)
      bents.push(
        encryptedMessage.slice(0, at) +
          (encryptedMessage[at] === "A" ? "B" : "A") +
          encryptedMessage.slice(at + 1),
      );
    for (const bent of bents)
      expect(await foundIn(game, { ...mail, letters: [{ ...waiting, encryptedMessage: bent }] })).toEqual({
        says: "whole",
        at: 1,
      });
  });

  it("can be forged by its reader where nobody asks for a signature, and not where somebody does", async () => {
    const unsigned = await sign(await begin(), { value: "false" });
    expect(await found(goBetween, unsigned)).toBeUndefined();
    const { mail } = await goBetween.cheats.misuse(unsigned);
    expect(await foundIn(unsigned, mail)).toBeUndefined();
    expect(await foundIn(unsigned, { ...mail, asksSignature: true })).toEqual({ says: "from", at: 1 });
  });

  it("without a signature is never said to be the sender's", async () => {
    const unsigned = await goBetween.finish(await sign(await begin(), { value: "false" }));
    expect(unsigned.gap).toBe("unsigned");
    const signed = await goBetween.finish(await begin());
    expect(signed.gap).toBeUndefined();
  });

  it.each([
    [-499, "next"],
    [0, "next"],
    [1, undefined],
    [2, "new"],
  ])("with number 2 comes after number 1 alone, and not after %i", async (lastRead, says) => {
    const game = await begin();
    const mail = mailOf(game, "message");
    const readers = mail.readers.map((reader) => ({ ...reader, lastRead }));
    expect(await foundIn(game, { ...mail, readers })).toEqual(says && { says, at: 1 });
  });

  it("that was held back is missed once the next one comes", async () => {
    const skipped = await goBetween.cheats.skip(await begin());
    expect(await found(goBetween, skipped)).toEqual({ says: "next", at: 1 });
  });

  it("that was made for another reader stays shut, whoever is given it", async () => {
    const readers = ["Dentist", "Doctor", "Pharmacy"].map((name) => ({ name }));
    const game = await goBetween.begin({ ...contentFor("forms"), sample: { ...sample, readers } });
    const given = await give(game, { at: 2, value: "0" });
    expect(given.mail.letters[2]).toEqual(given.mail.letters[0]);
    expect(await found(goBetween, given)).toEqual({ says: "whole", at: 3 });
    expect((await goBetween.finish(given)).seen).toEqual([sample.text, sample.text, null]);
    expect(await found(goBetween, await give(game, { at: 2, value: "9" }))).toBeUndefined();
  });

  it("that opens is refused under another reader's address", async () => {
    const game = await begin();
    const path = "letters.0.recipient";
    const { sender } = mailOf(game, "message");
    expect((await foundIn(game, withValue(game.mail, path, sender)))?.says).toBe("for");
  });

  it("is refused in another box than the one it was sent to", async () => {
    const game = await begin();
    const mail = mailOf(game, "message");
    expect(await foundIn(game, { ...mail, box: "invoices" })).toEqual({ says: "allowed", at: 1 });
  });

  it("brings a field to a reader who asks for it and may have it, and to nobody else", async () => {
    const readers = [
      { name: "Dentist", asks: "Role" },
      { name: "Doctor", asks: "Role" },
      { name: "Pharmacy" },
    ];
    const game = await goBetween.begin({ ...contentFor("forms"), sample: { ...sample, readers } });
    const both = `${sample.text}\nAccounts`;
    expect((await goBetween.finish(game)).seen).toEqual([both, both, sample.text]);
    const kept = await choose(game, { at: 4, value: "false" });
    expect(await found(goBetween, kept)).toBeUndefined();
    expect([(await goBetween.finish(kept)).seen, kept.at]).toEqual([[both, sample.text, sample.text], 1]);
  });

  it("goes to nobody, which is told", async () => {
    const nobody = await choose(await beginner("forms")(), { at: 0, value: "false" });
    expect(nobody.problem).toBe("nobody");
    expect((await choose(nobody, { at: 0, value: "true" })).problem).toBeUndefined();
  });
});
