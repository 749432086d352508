import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { issue, keyOf, open, shownOf } from "../../src/exhibits/certificates";
import { exampleKey } from "../../src/exhibits/exampleKey";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { preimage, worth } from "../../src/exhibits/go-between/coin";
import type { Game } from "../../src/exhibits/go-between/play";
import type { Mail } from "../../src/exhibits/go-between/run";
import type { Preset, Sample } from "../../src/exhibits/go-between/trade";
import type { Content } from "../../src/exhibits/go-between/words";
import { beginning, exampleOf, fixedRandom, found } from "../support/exhibits";

const example = exampleOf("go-between");
const random = fixedRandom();
const { write, choose, sign, move, again, guess } = goBetween.edits;

const sample: Sample = {
  text: "Open the report",
  forged: "Nothing",
  readers: [{ name: "Payroll", asks: "Role", takes: "Accounts" }],
  fields: [
    { name: "Name", value: "Dana", open: false },
    { name: "Role", value: "Accounts", open: true },
  ],
  other: "Driver",
  pay: { what: "tides", satoshis: 900, budget: 2000 },
};

const contentFor = (preset: Preset) => ({ ...example, preset, sample }) as Content;
const beginner = (preset: Preset) => beginning(goBetween, contentFor(preset));

/** The mail of a kind, to be changed by hand. */
const mailOf = <Kind extends Mail["kind"]>(game: Game, _: Kind) => game.mail as Extract<Mail, { kind: Kind }>;

const foundIn = (game: Game, mail: unknown) => found(goBetween, { ...game, mail: mail as Mail });

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
    expect(request.yourNonce).toBe(reply.nonce);
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

  it("that is relayed shows the person the look-alike's own key, and never the site's signature", async () => {
    const fair = mailOf(await begin(), "sign-in");
    const relayed = mailOf(await goBetween.cheats.divert(await begin()), "sign-in");
    expect(relayed.letters[1].identityKey).toBe(relayed.readers[0].knows);
    expect(relayed.letters[1].identityKey).not.toBe(fair.letters[1].identityKey);
    expect(relayed.letters[1].nonce).toBe(relayed.readers[1].sent);
  });
});

describe("A certificate", () => {
  const begin = beginner("fields");

  it("opens what the holder ticks, and nothing else of it can be read in the record", async () => {
    const game = await begin();
    expect(JSON.stringify(goBetween.record(game))).not.toContain("Dana");
    expect((await goBetween.finish(game)).seen).toEqual(["Accounts"]);
    const both = await choose(game, { at: 0, value: "true" });
    expect((await goBetween.finish(both)).seen).toEqual(["Dana, Accounts"]);
    expect(await found(goBetween, both)).toBeUndefined();
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
      const says = part === "certifier" ? "from" : "whole";
      expect(await foundIn(game, { ...mail, letters })).toEqual({ says, at: 1 });
    },
  );

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

  it("with another role is read as such, and the one before is spent", async () => {
    const first = await begin();
    const moved = await move(first);
    expect((await goBetween.finish(moved)).seen).toEqual(["Driver"]);
    expect(await found(goBetween, moved)).toBeUndefined();
    const { spentOnThisPage } = mailOf(moved, "certificate");
    expect(await foundIn(first, { ...first.mail, spentOnThisPage })).toEqual({ says: "allowed", at: 1 });
    expect((await goBetween.finish(await move(moved))).seen).toEqual(["Accounts"]);
  });

  it("does not open it with a recorded knock, even if that names the door's new number", async () => {
    const game = await goBetween.cheats.repeat(await begin());
    const mail = mailOf(game, "certificate");
    const letters = mail.letters.map((one, at) => ({ ...one, number: mail.readers[at]?.drawn ?? "" }));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "from", at: 1 });
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
    const { mail } = await goBetween.gaps.trick(await begin());
    expect(await foundIn(unsigned, mail)).toBeUndefined();
    expect(await foundIn(unsigned, { ...mail, asksSignature: true })).toEqual({ says: "from", at: 1 });
  });

  it("without a signature is never said to be the sender's", async () => {
    const unsigned = await goBetween.finish(await sign(await begin(), { value: "false" }));
    expect(unsigned.gap).toBe("trick");
    const signed = await goBetween.finish(await begin());
    expect(signed.gap).toBeUndefined();
  });

  it("goes to nobody, which is told", async () => {
    const nobody = await choose(await beginner("forms")(), { at: 0, value: "false" });
    expect(nobody.problem).toBe("nobody");
    expect((await choose(nobody, { at: 0, value: "true" })).problem).toBeUndefined();
  });
});

describe("A phone", () => {
  const begin = beginner("phone");
  const answered = (game: Game) => mailOf(game, "requests").letters.map(({ answer }) => answer !== null);

  it("pays until the budget has run out, and again once something before it is declined", async () => {
    const three = await again(await again(await begin()));
    expect(answered(three)).toEqual([true, true, true, true, false]);
    const room = await choose(three, { at: 0, value: "false" });
    expect(answered(room)).toEqual([false, true, true, true, true]);
    for (const game of [three, room]) expect(await found(goBetween, game)).toBeUndefined();
    let many = three;
    for (let count = 0; count < 5; count++) many = await again(many);
    expect(answered(many)).toHaveLength(6);
  });

  it("spends a coin of its own for each payment, and no answer fits another request", async () => {
    const game = await again(await begin());
    const mail = mailOf(game, "requests");
    const [first, second, , fourth] = mail.letters as [
      (typeof mail.letters)[0],
      (typeof mail.letters)[0],
      never,
      (typeof mail.letters)[0],
    ];
    expect(fourth.answer?.coin).not.toBe(first.answer?.coin);
    const same = mail.letters.with(3, {
      ...fourth,
      answer: { signature: "", coin: first.answer?.coin ?? "" },
    });
    expect(await foundIn(game, { ...mail, letters: same })).toEqual({ says: "new", at: 4 });
    const swapped = mail.letters.with(0, { ...first, answer: second.answer });
    expect(await foundIn(game, { ...mail, letters: swapped })).toEqual({ says: "whole", at: 1 });
  });

  it("shows its own holder's certificate, and not one that somebody else was given", async () => {
    const game = await begin();
    const mail = mailOf(game, "requests");
    const [school, stranger, site] = ["school", "stranger", "site"].map(
      (name) => new ProtoWallet(exampleKey(name)),
    ) as [ProtoWallet, ProtoWallet, ProtoWallet];
    const at = mail.letters.findIndex(({ request }) => request.kind === "show");
    const asked = mail.letters[at];
    const master = await issue(
      school,
      stranger,
      { [asked?.request.what ?? ""]: "Red" },
      `${"5e".repeat(32)}.0`,
    );
    const keyring = await open(stranger, master, await keyOf(site), [asked?.request.what ?? ""]);
    const letters = mail.letters.map((letter, place) =>
      place === at
        ? { ...letter, answer: { ...letter.answer, certificate: shownOf(master), keyring } }
        : letter,
    );
    expect(mail.certifier).toBe(await keyOf(school));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "whole", at: at + 1 });
  });

  it("gives nothing at all to another page under this one's name", async () => {
    expect(answered(await goBetween.cheats.pose(await begin()))).toEqual([false, false, false]);
  });

  it("signs what the library writes of such a transaction", () => {
    const [payee, own] = [new PrivateKey(7).toPublicKey(), new PrivateKey(8).toPublicKey()];
    const lockOf = (key: typeof own) => new P2PKH().lock(key.toAddress());
    const format = TransactionSignature.format({
      sourceTXID: "12".repeat(32),
      sourceOutputIndex: 258,
      sourceSatoshis: worth,
      transactionVersion: 1,
      otherInputs: [],
      inputIndex: 0,
      outputs: [
        { satoshis: 900, lockingScript: lockOf(payee) },
        { satoshis: worth - 900, lockingScript: lockOf(own) },
      ],
      inputSequence: 0xffffffff,
      subscript: lockOf(own),
      lockTime: 0,
      scope: TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID,
    });
    expect(preimage(`${"12".repeat(32)}.258`, 900, payee.toString(), own.toString())).toEqual(format);
  });

  it.each([-900, 0, 0.5, 10_001])("pays no %d satoshis", (satoshis) => {
    const [coin, key] = [`${"00".repeat(32)}.0`, new PrivateKey(7).toPublicKey().toString()];
    expect(preimage(coin, 900, key, key).length).toBeGreaterThan(100);
    expect(() => preimage(coin, satoshis, key, key)).toThrow("no payment");
    expect(() => preimage(`${coin}0`, 900, key, key)).toThrow("no payment");
  });
});

test("guessing keys takes its time, and changes nothing of the letters", async () => {
  const game = await beginner("sign-in")();
  const after = await guess(game, { random });
  expect(after.guessed).toBeGreaterThan(0);
  expect(after.mail).toEqual(game.mail);
});
