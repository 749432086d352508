import { exhibit as handshake } from "../../src/exhibits/handshake";
import type { Game } from "../../src/exhibits/handshake/play";
import { beginning, exampleOf, kitWords } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("handshake");
const begin = beginning(handshake, content);
const { ask } = handshake.edits;
const { replay, passOn, steal } = handshake.cheats;

describe("A handshake", () => {
  it("holds when both have signed the other's number", async () => {
    const game = await begin();
    expect(game.reply.yourNonce).toBe(game.hello.nonce);
    expect(game.request.yourNonce).toBe(game.reply.nonce);
    expect(await handshake.check(game)).toBeUndefined();
  });

  it("is data that survives the way through a page", async () => {
    expect(await handshake.check(JSON.parse(JSON.stringify(await begin())))).toBeUndefined();
  });

  it.each([
    [
      "another request",
      (game: Game) => ({ ...game, request: { ...game.request, payload: "All" } }),
      "request-signature",
    ],
    [
      "the site's key swapped",
      (game: Game) => ({ ...game, reply: { ...game.reply, identityKey: game.keys.person } }),
      "reply-key",
    ],
    [
      "the site's signature swapped",
      (game: Game) => ({ ...game, reply: { ...game.reply, signature: game.request.signature } }),
      "reply-signature",
    ],
    [
      "the person's key swapped",
      (game: Game) => ({ ...game, request: { ...game.request, identityKey: game.keys.site } }),
      "request-key",
    ],
    [
      "a number that nobody sent",
      (game: Game) => ({ ...game, request: { ...game.request, yourNonce: "AAAA" } }),
      "request-old",
    ],
  ])("breaks with %s", async (_, change, says) => {
    expect(await handshake.check(change(await begin()))).toEqual({ says });
  });

  it("uses each number once", async () => {
    const [first, second] = [await begin(), await handshake.begin(content)];
    expect(await handshake.check({ ...second, request: first.request })).toEqual({ says: "request-old" });
  });

  it("keeps no secret in the site's table", async () => {
    const game = await begin();
    const { html } = handshake.view(game, content, { state: "unchecked", built: true }, kitWords);
    expect(html).toContain(content.labels.none);
    expect(Object.keys(game.keys)).toEqual(["person", "site"]);
  });

  it("can be checked in a terminal, with the SDK alone", async () => {
    const game = await begin();
    const lines = repeated(handshake, game, content).split("\n");
    expect(lines).toEqual(["number true", "signature true"]);
  }, 20_000);
});

describe("What the visitor asks for", () => {
  it("is signed", async () => {
    const game = await ask(await begin(), { value: " 漢字 🔑 " });
    expect(game).toMatchObject({ payload: "漢字 🔑", typed: " 漢字 🔑 " });
    expect(await handshake.check(game)).toBeUndefined();
  });

  it.each([
    ["nothing", "", "empty"],
    ["a space", " ", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s", async (_, value, problem) => {
    const game = await begin();
    const after = await ask(game, { value });
    expect(after).toMatchObject({ problem, request: game.request });
    expect(after.typed.length).toBeLessThanOrEqual(120);
    expect((await ask(after, { value: "a" })).problem).toBeUndefined();
  });
});

describe("Each cheat", () => {
  it.each([
    ["yesterday's answer", replay, "reply-old"],
    ["an answer for another site", passOn, "request-signature"],
    ["a signature with what was in the table", steal, "request-signature"],
  ])("%s is found, whatever was done before", async (_, cheat, says) => {
    let game = await begin();
    for (const before of [undefined, replay, passOn, steal]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await handshake.check(game)).toEqual({ says });
    }
  });
});
