import { exhibit as certificate } from "../../src/exhibits/certificate";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { ran, repeated } from "../support/repeated";

const content = exampleOf("certificate");
const begin = beginning(certificate, content);
const { alter, passOn, revoke } = certificate.cheats;
const { choose } = certificate.edits;

describe("A certificate", () => {
  it("is verified elsewhere by the command that the page gives, and a changed one is not", async () => {
    const game = await begin();
    expect(repeated(certificate, game, content)).toBe("true");
    expect(ran("sh", certificate, await alter(game), content).stdout).not.toBe("true");
  }, 30_000);

  it("shows the verifier the fields that were opened, and the others as they were encrypted", async () => {
    const game = await begin();
    expect(await certificate.check(game)).toBeUndefined();
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
    for (const game of [both, one, none]) expect(await certificate.check(game)).toBeUndefined();
  });

  it("is data that survives the way through a page", async () => {
    const game = JSON.parse(JSON.stringify(await begin()));
    expect(await certificate.check(game)).toBeUndefined();
    expect((await choose(game, { value: "true", at: 0 })).seen).toHaveProperty("Name");
  });

  it("is not what it was if one letter of any field is another, opened or not", async () => {
    const game = await begin();
    for (const [name, hidden] of Object.entries(game.shown.fields)) {
      const other = (hidden.startsWith("A") ? "B" : "A") + hidden.slice(1);
      const shown = { ...game.shown, fields: { ...game.shown.fields, [name]: other } };
      expect(await certificate.check({ ...game, shown })).toEqual({ says: "signature" });
    }
  });

  it("of another certifier is none", async () => {
    const game = await begin();
    expect(await certificate.check({ ...game, keys: { ...game.keys, certifier: game.keys.holder } })).toEqual(
      {
        says: "signature",
      },
    );
  });
});

describe("Each cheat", () => {
  it.each([
    ["a field written over", alter, "signature"],
    ["another verifier", passOn, "locked"],
    ["a revocation", revoke, "revoked"],
  ])("%s is found, nothing is read, and it is so whatever was done before", async (_, cheat, says) => {
    let game = await choose(await begin(), { value: "false", at: 1 });
    for (const before of [undefined, alter, passOn, revoke]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await certificate.check(game)).toEqual({ says });
      expect(game.seen).toEqual({});
    }
    expect(await certificate.check(await choose(game, { value: "true", at: 0 }))).toBeUndefined();
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
