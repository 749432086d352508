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
    expect(document.querySelector(".ex-track[data-back] > * > [data-look]")).not.toBeNull();
    expect(document.querySelector(".ex-refused")?.textContent).toContain(content.labels.refused);
    expect(document.querySelector(".ex-readers p")?.textContent).toBe(content.labels.waits);
  });

  it.each(["change", "pose", "divert"] as const)("has the site refuse the request after %s", async (does) => {
    const document = await drawn(does);
    expect(document.querySelector("[data-back] [data-look], .ex-refused")).toBeNull();
    const said = document.querySelector(".ex-readers p")?.textContent;
    expect(said).toContain(content.labels.refused);
    expect(said).toContain(content.causes[does]);
  });
});
