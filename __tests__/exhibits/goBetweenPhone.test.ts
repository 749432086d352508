import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import { JSDOM } from "jsdom";
import { issue, keyOf, open, shownOf } from "../../src/exhibits/certificates";
import { walletOf } from "../../src/exhibits/example";
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import { fee, preimage, worth } from "../../src/exhibits/go-between/coin";
import type { Game } from "../../src/exhibits/go-between/play";
import { approved, asked, sign as signAs } from "../../src/exhibits/go-between/requests";
import { frame } from "../../src/exhibits/kit/frame";
import { step } from "../../src/exhibits/kit/scene";
import { fixedRandom, found, kitWords } from "../support/exhibits";

import { approving, beginner, contentFor, foundIn, mailOf } from "../support/goBetween";

const random = fixedRandom();
const { agree, decline, again } = goBetween.edits;

describe("A phone", () => {
  const begin = beginner("phone");
  const answered = (game: Game) => mailOf(game, "requests").letters.map(({ answer }) => answer !== null);

  it("pays by itself below the limit, asks above it, and signs nothing else without a yes", async () => {
    expect(answered(await begin())).toEqual([true]);
    const three = await again(await again(await again(await begin())));
    expect(answered(three)).toEqual([true, false, false, true, false]);
    const raised = await agree(three, { at: 4 });
    expect(answered(raised)).toEqual([true, false, false, true, true]);
    expect(mailOf(raised, "requests").budget).toBe(3 * 923);
    // Without the first yes, there is no limit below which it pays.
    const shut = await decline(three, { at: 0 });
    expect(answered(shut)).toEqual([false, false, false, false, false]);
    for (const game of [three, raised, shut]) expect(await found(goBetween, game)).toBeUndefined();
    let many = three;
    for (let count = 0; count < 5; count++) many = await again(many);
    expect(answered(many)).toHaveLength(6);
  });

  it("spends a coin of its own for each payment, and no answer fits another request", async () => {
    const game = await again(await approving(await begin()));
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

  it("shows its own holder's certificate, of this school, in force, and nobody else's", async () => {
    const game = await approving(await begin());
    const mail = mailOf(game, "requests");
    const at = mail.letters.findIndex(({ request }) => request.kind === "show");
    const { request } = mail.letters[at] as (typeof mail.letters)[0];
    const outpoint = `${"5e".repeat(32)}.0`;
    expect(mail.certifier).toBe(await keyOf(walletOf("school")));
    expect(await foundIn(game, { ...mail, type: btoa("Another type") })).toEqual({
      says: "holder",
      at: at + 1,
    });
    for (const [certifier, holder, spentOnThisPage, isRight] of [
      ["school", "sender", [], true],
      ["school", "stranger", [], false],
      ["stranger", "sender", [], false],
      ["school", "sender", [outpoint], false],
    ] as const) {
      const shows = walletOf(holder);
      const master = await issue(walletOf(certifier), shows, { [request.what]: "Red" }, outpoint);
      const keyring = await open(shows, master, await keyOf(walletOf("site")), [request.what]);
      const given = { certificate: shownOf(master), keyring };
      // The phone itself approves it.
      const data = await approved(walletOf("sender"), mail.readers[1].knows, request, given, false);
      const signature = await signAs(walletOf("sender"), mail.readers[1].knows, request.nonce, data);
      const letters = mail.letters.with(at, {
        ...(mail.letters[at] as (typeof mail.letters)[0]),
        answer: { signature, ...given },
      });
      expect(await foundIn(game, { ...mail, letters, spentOnThisPage })).toEqual(
        isRight ? undefined : { says: "holder", at: at + 1 },
      );
    }
  });

  it("approves what it shows: an older certificate does not go under a fresh approval", async () => {
    const game = await approving(await begin());
    const mail = mailOf(game, "requests");
    const older = mailOf(await approving(await goBetween.begin(contentFor("phone"))), "requests");
    const at = mail.letters.findIndex(({ request }) => request.kind === "show");
    const [now, before] = [mail.letters[at]?.answer, older.letters[at]?.answer];
    const answer = { ...before, signature: now?.signature };
    const letters = mail.letters.map((letter, place) => (place === at ? { ...letter, answer } : letter));
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says: "whole", at: at + 1 });
  });

  it.each([
    ["from", "bank.example", "from"],
    ["what", "anything", "whole"],
    ["satoshis", 901, "whole"],
  ])("approves a payment as it was asked for: with another %s it is none", async (part, value, says) => {
    const game = await begin();
    const mail = mailOf(game, "requests");
    const [first, ...others] = mail.letters as [(typeof mail.letters)[0]];
    const request = { ...first.request, [part]: value };
    // The page signs that itself.
    const data = asked(request);
    const signature = await signAs(walletOf("site"), mail.readers[0].knows, request.nonce, data);
    const letters = [{ ...first, request, signature }, ...others];
    expect(await foundIn(game, { ...mail, letters })).toEqual({ says, at: 1 });
  });

  it("counts what it has signed, whatever comes of it, and shows what its holder has approved", async () => {
    const content = contentFor("phone");
    const first = await begin();
    const textOf = async (does: string) => {
      const scene = await step(goBetween, first, first, does, { value: "", at: 0, random });
      const { document } = new JSDOM(frame(goBetween, content, kitWords, scene).html).window;
      return document.querySelector(".ex-stage")?.textContent?.replace(/\s+/g, " ");
    };
    expect(await textOf("reset")).toMatch(/\D0 of 2,000/);
    expect(await textOf("check")).toContain("923 satoshis of 2,000");
    expect(await textOf("keep")).toContain(content.labels.nothing);
    const dearer = await textOf("change");
    expect(dearer).toContain("Pay 900 satoshis");
    expect(dearer).toContain(`${content.labels.now} 900 satoshis 1,800 satoshistides`);
    expect(dearer).toContain(content.causes.change);
    for (const does of ["change", "repeat", "divert", "misuse"])
      expect([does, await textOf(does)]).toEqual([does, expect.stringMatching(/923 satoshis of 2,000/)]);
    expect(await textOf("pose")).toMatch(/\D0 of 2,000/);
  });

  it.each([
    ["reset", false],
    ["keep", true],
    ["check", true],
  ])("has an answer among the values of the request after %s: %s", async (does, isThere) => {
    const first = await begin();
    const scene = await step(goBetween, first, first, does, { value: "", at: 0, random });
    const { document } = new JSDOM(frame(goBetween, contentFor("phone"), kitWords, scene).html).window;
    expect(document.querySelector('[data-value$="request.nonce"]')).not.toBeNull();
    expect(document.querySelector('[data-value$="answer.signature"]') !== null).toBe(isThere);
  });

  it.each([
    ["reset", 0],
    ["check", 1],
    ["more", 1],
  ])("can be asked for more once it has answered: after %s", async (does, count) => {
    const first = await begin();
    const from = does === "more" ? await again(first) : first;
    const scene = await step(goBetween, first, from, does === "check" ? "check" : "reset", {
      value: "",
      at: 0,
      random,
    });
    const shown = does === "more" ? { ...scene, game: from } : scene;
    const { document } = new JSDOM(frame(goBetween, contentFor("phone"), kitWords, shown).html).window;
    expect(document.querySelectorAll(".ex-tools [data-do=again]")).toHaveLength(count);
  });

  it("gives nothing at all to another page under this one's name", async () => {
    expect(answered(await goBetween.cheats.pose(await begin()))).toEqual([false]);
  });

  it("signs nothing that goes over the budget, whatever the page hands in", async () => {
    const game = await goBetween.cheats.misuse(await begin());
    expect(await found(goBetween, game)).toEqual({ says: "allowed", at: 2 });
    const mail = mailOf(game, "requests");
    for (const left of [mail.letters.slice(1), mail.letters])
      expect(await foundIn(game, { ...mail, budget: 9999, letters: left })).toMatchObject({ says: "whole" });
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
        { satoshis: worth - 900 - fee, lockingScript: lockOf(own) },
      ],
      inputSequence: 0xffffffff,
      subscript: lockOf(own),
      lockTime: 0,
      scope: TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID,
    });
    expect(preimage(`${"12".repeat(32)}.258`, 900, payee.toString(), own.toString())).toEqual(format);
  });

  it.each([-900, 0, 0.5, worth - fee + 1])("pays no %d satoshis", (satoshis) => {
    const [coin, key] = [`${"00".repeat(32)}.0`, new PrivateKey(7).toPublicKey().toString()];
    expect(preimage(coin, 900, key, key).length).toBeGreaterThan(100);
    expect(() => preimage(coin, satoshis, key, key)).toThrow("no payment");
    expect(() => preimage(`${coin}0`, 900, key, key)).toThrow("no payment");
  });
});
