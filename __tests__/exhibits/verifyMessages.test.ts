import { deflateRawSync } from "node:zlib";
import Certificate from "@bsv/sdk/auth/certificates/Certificate";
import { sign } from "@bsv/sdk/messages/SignedMessage";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { exampleKey } from "../../src/exhibits/exampleKey";
import { firstPayment } from "../../src/exhibits/verify/chain";
import { withValue } from "../../src/exhibits/verify/edit";
import { asking, said, signedGame } from "../support/verify";

describe("A signed message", () => {
  const text = "Paid.";
  const message = toHex(sign(toArray(text, "utf8"), exampleKey("signer")));

  it("needs its text, and fails with a different one", async () => {
    expect(await said(message)).toEqual(["message", "uncovered", "noText"]);
    expect(await said(message, { signed: "Paid" })).toEqual(["message", "fails", "fails text"]);
  });

  it("can be meant for one reader only", async () => {
    const closed = sign(toArray(text, "utf8"), exampleKey("signer"), exampleKey("payee").toPublicKey());
    expect(await said(toHex(closed), { signed: text })).toEqual(["message", "uncovered", "otherReader"]);
  });

  it("can be JSON with its text and its signer's key", async () => {
    const signer = exampleKey("signer").toPublicKey().toString();
    expect(await said(JSON.stringify({ text, signature: message, signer }))).toEqual([
      "message",
      "holds",
      "message",
    ]);
    const other = exampleKey("payee").toPublicKey().toString();
    expect(await said(JSON.stringify({ text, signature: message, signer: other }))).toEqual([
      "message",
      "fails",
      "fails known",
    ]);
  });
});

describe("A certificate", () => {
  const issued = async (outpoint: string) => {
    const [issuer, holder] = [exampleKey("issuer"), exampleKey("holder")];
    const bytes = Buffer.alloc(32, 7).toString("base64");
    const certificate = new Certificate(
      bytes,
      bytes,
      holder.toPublicKey().toString(),
      issuer.toPublicKey().toString(),
      outpoint,
      { name: Buffer.from("sealed").toString("base64") },
    );
    await certificate.sign(new ProtoWallet(issuer));
    return JSON.stringify(certificate);
  };

  it("may have been revoked, unless it names no output for that", async () => {
    expect(await said(await issued(`${"ab".repeat(32)}.0`))).toEqual([
      "certificate",
      "uncovered",
      "certificate",
      "revocation",
    ]);
    expect(await said(await issued(`${"0".repeat(64)}.0`))).toEqual(["certificate", "holds", "irrevocable"]);
  });
});

describe("A link to an exhibit", () => {
  const linkOf = (game: unknown) =>
    `https://example.com/page#proof=signed.d${deflateRawSync(JSON.stringify(game)).toString("base64url")}`;

  it("carries a state, whose record is checked", async () => {
    const { game } = await signedGame();
    expect(await said(linkOf(game))).toEqual(["link", "holds", "record"]);
    const forged = { ...game, signed: { ...game.signed, text: "Another text" } };
    expect(await said(linkOf(forged))).toEqual(["link", "fails", "fails text"]);
    expect(await said(linkOf({ ...game, gap: "slip" }))).toEqual(["link", "uncovered", "gap slip"]);
  });

  it("shows what can be read when it was cut off, and never accepts it", async () => {
    const { game } = await signedGame();
    const link = linkOf(game);
    const { state, problem, read } = await asking(link.slice(0, link.length - 200));
    expect([state, problem?.says]).toEqual(["fails", "linkCut"]);
    expect(JSON.stringify(game)).toContain(read?.slice(0, 100));
    for (let length = link.indexOf("signed.d"); length < link.length; length += 17)
      expect((await asking(link.slice(0, length))).state).not.toBe("holds");
  });
});

describe("An edited value", () => {
  it("is written to its place, whatever is between the digits", async () => {
    const text = `0x${firstPayment.transaction.replace(/../g, "$& ")}`;
    const { parts } = await asking(text);
    const version = parts.find(({ name }) => name === "version");
    const id = parts.find(({ name }) => name === "spentId");
    if (!version || !id) throw new Error("There are no such fields");
    expect(withValue(text, version, "258").slice(0, 14)).toBe("0x02 01 00 00 ");
    const other = withValue(text, id, `${"0".repeat(63)}1`);
    expect((await asking(other)).parts.find(({ name }) => name === "spentId")?.value).toBe(
      `${"0".repeat(63)}1`,
    );
    expect(() => withValue(text, version, "4294967296")).toThrow("valueNumber");
    expect(() => withValue(text, id, "00")).toThrow("valueHex");
  });

  it("keeps its type in JSON", async () => {
    const text = '{"text": "a", "n": 1, "signature": ""}';
    const { parts } = await asking(text);
    const [first, second] = parts;
    if (!first || !second) throw new Error("There are no such fields");
    expect(JSON.parse(withValue(text, first, '"\n'))).toMatchObject({ text: '"\n' });
    expect(() => withValue(text, second, "one")).toThrow("valueJson");
  });
});

it("A name that every object has is no exhibit", async () => {
  expect(await said('{"exhibit": "constructor", "record": {}}')).toEqual(["record", "fails", "form"]);
});
