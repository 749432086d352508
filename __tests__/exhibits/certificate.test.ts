import { exhibit as certificate } from "../../src/exhibits/certificate";
import { beginning, exampleOf, found, kitWords } from "../support/exhibits";

const content = exampleOf("certificate");
const begin = beginning(certificate, content);
const { alter, otherCertifier, passOn, revoke } = certificate.cheats;
const { choose } = certificate.edits;

describe("A certificate", () => {
  it("shows the verifier the fields that were opened, and the others as they were encrypted", async () => {
    const game = await begin();
    expect(await found(certificate, game)).toBeUndefined();
    expect(game.seen).toEqual({ Phone: "+1 555 0117" });
    expect(JSON.stringify(certificate.record(game))).not.toContain("Dana");
  });

  it("opens what the holder ticks, and closes what is ticked off", async () => {
    const both = await choose(await begin(), { value: "true", at: 0 });
    expect(both.seen).toEqual({ Name: "Dana Example", Phone: "+1 555 0117" });
    const one = await choose(both, { value: "false", at: 1 });
    expect(one.seen).toEqual({ Name: "Dana Example" });
    const none = await choose(one, { value: "false", at: 0 });
    expect(none.seen).toEqual({});
    for (const game of [both, one, none]) expect(await found(certificate, game)).toBeUndefined();
  });

  it("is data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await found(certificate, game)).toBeUndefined();
    expect((await choose(game, { value: "true", at: 0 })).seen).toHaveProperty("Name");
  });

  it("is not what it was if one letter of any field is another, opened or not", async () => {
    const game = await begin();
    for (const [name, hidden] of Object.entries(game.shown.fields)) {
      const other = (hidden.startsWith("A") ? "B" : "A") + hidden.slice(1);
      const shown = { ...game.shown, fields: { ...game.shown.fields, [name]: other } };
      expect(await found(certificate, { ...game, shown })).toEqual({ says: "signature" });
    }
  });

  it("says in its record who reads it, which certifier is trusted, and which outputs are spent", async () => {
    const fair = certificate.record(await begin());
    expect(fair).toMatchObject({ certifier: fair.certificate.certifier, spentOnThisPage: [] });
    const revoked = certificate.record(await revoke(await begin()));
    expect(revoked.spentOnThisPage).toEqual([fair.certificate.revocationOutpoint]);
    const { readerSecret } = certificate.record(await passOn(await begin()));
    expect(readerSecret).not.toBe(fair.readerSecret);
  });

  it.each(["certifier", "subject", "serialNumber", "type", "revocationOutpoint", "signature"] as const)(
    "is not what it was without its %s, and whoever reads it is told",
    async (part) => {
      const game = await begin();
      const shown = { ...game.shown, [part]: "" };
      expect(await found(certificate, { ...game, shown })).toEqual({
        says: part === "certifier" ? "certifier" : "signature",
      });
    },
  );

  it("of another certifier is none", async () => {
    const game = await begin();
    const keys = { ...game.keys, certifier: game.keys.holder };
    expect(await found(certificate, { ...game, keys })).toEqual({ says: "certifier" });
  });
});

describe("Each cheat", () => {
  it.each([
    ["a field written over", alter, "signature"],
    ["another certifier", otherCertifier, "certifier"],
    ["another verifier", passOn, "locked"],
    ["a revocation", revoke, "revoked"],
  ])("%s is found, nothing is read, and it is so whatever was done before", async (_, cheat, says) => {
    let game = await choose(await begin(), { value: "false", at: 1 });
    for (const before of [undefined, alter, otherCertifier, passOn, revoke]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await found(certificate, game)).toEqual({ says });
      expect(game.seen).toEqual({});
    }
    expect(await found(certificate, await choose(game, { value: "true", at: 0 }))).toBeUndefined();
  });
});

describe("What a cheat changes", () => {
  const shownAfter = async (cheat: typeof alter, says: string) =>
    certificate.view(await cheat(await begin()), content, { state: "fails", broken: { says } }, kitWords)
      .html;

  it("is seen where it was done: the holder's own field, or the output that stood for the certificate", async () => {
    const { labels, sample } = content;
    const altered = await shownAfter(alter, "signature");
    expect(altered).toContain(`<b>${sample.forged.value}</b>`);
    expect(altered).toContain(labels.unspent);
    const revoked = await shownAfter(revoke, "revoked");
    expect(revoked).not.toContain(sample.forged.value);
    expect(revoked).toContain(labels.spent);
    expect(await shownAfter(passOn, "locked")).toContain(labels.stranger);
  });
});
