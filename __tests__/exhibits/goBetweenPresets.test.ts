import BigNumber from "@bsv/sdk/primitives/BigNumber";
import Signature from "@bsv/sdk/primitives/Signature";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { JSDOM } from "jsdom";
import { fullWalletOf } from "../../src/exhibits/example";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { type Message, send } from "../../src/exhibits/go-between/runSignIn";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, found, kitWords } from "../support/exhibits";

import { beginner, contentFor, foundIn, mailOf, sample, valueAt, withValue } from "../support/goBetween";

const random = fixedRandom();
const { write, choose, sign, give } = goBetween.edits;

describe("A sign-in", () => {
  const begin = beginner("sign-in");

  it("answers the other's number, and uses each number once", async () => {
    const game = await begin();
    const [first, second] = [
      mailOf(game, "sign-in"),
      mailOf(await goBetween.begin(contentFor("sign-in")), "sign-in"),
    ];
    const [hello, reply, request] = first.letters;
    expect(reply.yourNonce).toBe(hello.nonce);
    expect(request?.yourNonce).toBe(reply.nonce);
    const letters = [...second.letters.slice(0, 2), request];
    expect(await foundIn(game, { ...second, letters })).toEqual({ says: "new", at: 3 });
  });

  it.each([
    ["is a request in an answer's place", { messageType: "general" }, 1, "allowed"],
    ["is an answer in a request's place", { messageType: "initialResponse" }, 2, "allowed"],
    ["answers a number that nobody has drawn", { yourNonce: "AAAA" }, 2, "for"],
    ["is from somebody else", { identityKey: "02".repeat(33) }, 2, "from"],
  ])("is refused where a message %s", async (_, change, at, says) => {
    const game = await begin();
    const mail = mailOf(game, "sign-in");
    const letters = mail.letters.map((letter, place) => (place === at ? { ...letter, ...change } : letter));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says, at: at + 1 });
  });

  it("is opened and gone on with by the same person", async () => {
    const game = await begin();
    const mail = mailOf(game, "sign-in");
    const [hello, ...rest] = mail.letters;
    const other = { ...hello, identityKey: mail.readers[0].knows };
    expect(await foundIn(game, { ...mail, letters: [other, ...rest] })).toEqual({ says: "from", at: 3 });
  });

  it("obeys one request once, however often it is handed on, and a second one that is signed anew", async () => {
    const game = await goBetween.cheats.twice(await begin());
    expect(await found(goBetween, game)).toEqual({ says: "once", at: 4 });
    // What it has obeyed before it refuses stays obeyed.
    expect((await goBetween.finish(game)).seen).toEqual([sample.text]);
    const fair = await begin();
    const mail = mailOf(fair, "sign-in");
    const next = await send(fullWalletOf("sender"), mail.letters[1], "And the next one", 2);
    expect(await foundIn(fair, { ...mail, letters: [...mail.letters, next] })).toBeUndefined();
    // Their numbers are signed, and tell whether one was left out or put in another's place.
    const [hello, reply, request] = mail.letters as [Message, Message, Message];
    for (const requests of [[next], [next, request], [{ ...next, payload: "1 And the next one" }]]) {
      const broken = await foundIn(fair, { ...mail, letters: [hello, reply, ...requests] });
      expect(broken).toEqual({ says: requests[0] === next ? "allowed" : "whole", at: 3 });
    }
  });

  it("is signed as BRC-103 says: the library's own way of checking finds it valid", async () => {
    const { letters } = mailOf(await begin(), "sign-in");
    const { payload = "", nonce, yourNonce, signature = "", identityKey } = letters[2] as Message;
    const { valid } = await fullWalletOf("site").verifySignature({
      data: toArray(payload, "utf8"),
      signature: toArray(signature, "hex"),
      counterparty: identityKey,
      protocolID: [2, "auth message signature"],
      keyID: `${nonce} ${yourNonce}`,
    });
    expect([valid, payload]).toEqual([true, `1 ${sample.text}`]);
  });

  it("begins with a message that asks for nothing, since nobody signs it", async () => {
    const game = await begin();
    const mail = mailOf(game, "sign-in");
    const [hello, ...rest] = mail.letters;
    const asking = { ...hello, payload: "1 Send me the list" };
    expect(await foundIn(game, { ...mail, letters: [asking, ...rest] })).toEqual({ says: "allowed", at: 1 });
  });

  it("that is relayed shows the person the look-alike's own key, and never the site's signature", async () => {
    const fair = mailOf(await begin(), "sign-in");
    const relayed = mailOf(await goBetween.cheats.divert(await begin()), "sign-in");
    expect(relayed.letters[1].identityKey).toBe(relayed.readers[0].knows);
    expect(relayed.letters[1].identityKey).not.toBe(fair.letters[1].identityKey);
    expect(relayed.letters[1].nonce).toBe(relayed.readers[1].sent);
  });
});

describe("A signature", () => {
  const order = BigInt("0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141");
  const respelled = (hex: string) => {
    const { r, s } = Signature.fromDER(toArray(hex, "hex"));
    const other = new BigNumber((order - BigInt(`0x${s.toHex()}`)).toString(16), 16);
    return [hex.toUpperCase(), toHex(new Signature(r, other).toDER() as number[]), `${hex}00`];
  };

  it.each([
    ["sign-in", "letters.2.signature", "whole"],
    ["fields", "letters.0.answer", "holder"],
    ["fields", "letters.0.certificate.signature", "whole"],
    ["doors", "letters.0.answer", "holder"],
    ["phone", "letters.0.signature", "from"],
    ["phone", "letters.0.answer.signature", "whole"],
  ] as const)("has one spelling: %s, %s", async (preset, path, says) => {
    const game = await beginner(preset)();
    for (const value of respelled(valueAt(game.mail, path)))
      expect((await foundIn(game, withValue(game.mail, path, value)))?.says).toBe(says);
  });

  it.each(["fields", "doors"] as const)("covers the spelling of the holder's key: %s", async (preset) => {
    const game = await beginner(preset)();
    const path = "letters.0.certificate.subject";
    const mail = withValue(game.mail, path, valueAt(game.mail, path).toUpperCase());
    expect((await foundIn(game, mail))?.says).toBe("whole");
  });

  it("covers no more than a request: an answer that asks for something is refused", async () => {
    const game = await beginner("sign-in")();
    const mail = withValue(game.mail, "letters.1.payload", "You owe 100");
    expect(await foundIn(game, mail)).toEqual({ says: "allowed", at: 2 });
  });
});

describe("The picture of a sign-in", () => {
  const content = contentFor("sign-in");
  const drawn = async (does: string) => {
    const first = await goBetween.begin(content);
    const scene = await step(goBetween, first, first, does, { value: "", at: 0, random });
    return new JSDOM(frame(goBetween, content, kitWords, scene).html).window.document;
  };

  it.each(["repeat", "misuse"])("has the sender refuse the answer after %s", async (does) => {
    const document = await drawn(does);
    expect(document.querySelector(".ex-way[data-back] > [data-look]")).not.toBeNull();
    expect(document.querySelector(".ex-refused")?.textContent).toContain(content.labels.refused);
    expect(document.querySelector(".ex-readers p")?.textContent).toBe(content.labels.waits);
  });

  it.each(["change", "pose", "divert"] as const)("has the site refuse the request after %s", async (does) => {
    const document = await drawn(does);
    expect(document.querySelector("[data-back], .ex-refused")).toBeNull();
    const said = document.querySelector(".ex-readers p")?.textContent;
    expect(said).toContain(content.labels.refused);
    expect(said).toContain(content.causes[does]);
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

  it("goes to nobody, which is told", async () => {
    const nobody = await choose(await beginner("forms")(), { at: 0, value: "false" });
    expect(nobody.problem).toBe("nobody");
    expect((await choose(nobody, { at: 0, value: "true" })).problem).toBeUndefined();
  });
});
