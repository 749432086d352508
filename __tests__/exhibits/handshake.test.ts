import { exhibit as handshake } from "../../src/exhibits/handshake";
import type { Game } from "../../src/exhibits/handshake/play";
import { step } from "../../src/exhibits/kit/scene";
import { beginning, exampleOf, fixedRandom, found, kitWords } from "../support/exhibits";

const content = exampleOf("handshake");
const begin = beginning(handshake, content);
const { ask } = handshake.edits;
const { replay, passOn, steal } = handshake.cheats;

describe("A handshake", () => {
  it("holds when both have signed the other's number", async () => {
    const game = await begin();
    expect(game.reply.yourNonce).toBe(game.hello.nonce);
    expect(game.request.yourNonce).toBe(game.reply.nonce);
    expect(await found(handshake, game)).toBeUndefined();
  });

  it("is data that survives the way through a page", async () => {
    expect(await found(handshake, JSON.parse(JSON.stringify(await begin())))).toBeUndefined();
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
    expect(await found(handshake, change(await begin()))).toEqual({ says });
  });

  it("uses each number once", async () => {
    const [first, second] = [await begin(), await handshake.begin(content)];
    expect(await found(handshake, { ...second, request: first.request })).toEqual({ says: "request-old" });
  });

  it("keeps no secret in the site's table", async () => {
    const game = await begin();
    const { html } = handshake.view(game, content, { state: "unchecked", built: true }, kitWords);
    expect(html).toContain(content.labels.none);
    expect(Object.keys(game.keys)).toEqual(["person", "site"]);
  });

  it("is not a request in an answer's place: the signature is for what it was signed as", async () => {
    const game = await begin();
    const request = { ...game.request, messageType: "initialResponse" as const };
    expect(await found(handshake, { ...game, request })).toEqual({ says: "request-signature" });
    const reply = { ...game.reply, messageType: "general" as const };
    expect(await found(handshake, { ...game, reply })).toEqual({ says: "reply-signature" });
  });

  it("is opened and gone on with by the same person", async () => {
    const game = await begin();
    const hello = { ...game.hello, identityKey: game.keys.site };
    expect(await found(handshake, { ...game, hello })).toEqual({ says: "request-key" });
  });
});

describe("A relay", () => {
  const input = { value: "", at: 0, random: fixedRandom() };

  it("shows the person the look-alike's own answer, with the site's number in it, and never the site's", async () => {
    const relayed = await passOn(await begin());
    const { person, site, reply, request } = handshake.record(relayed);
    expect(reply.identityKey).toBe(person.knows);
    expect(request.identityKey).toBe(site.knows);
    expect(reply.nonce).toBe(site.sent);
    const fair = await begin();
    expect(reply.identityKey).not.toBe(fair.reply.identityKey);
    expect(reply.signature).not.toBe(fair.reply.signature);
  });

  it("passes at the person, who signs in to the look-alike, and is caught at the site", async () => {
    const first = await begin();
    const { game, verdict, passed } = await step(handshake, first, first, "passOn", input);
    expect(verdict).toEqual({ state: "caught", broken: { says: "request-signature" } });
    expect(passed).toEqual(["reply-old", "reply-key", "reply-signature", "request-old", "request-key"]);
    const { html } = handshake.view(game, content, verdict, kitWords);
    expect(html).toContain(content.labels.lookalike);
    expect(html).not.toContain(content.labels.answering);
  });

  it("leaves what was not reached unmarked once the person has stopped", async () => {
    const first = await begin();
    const { game, verdict, passed } = await step(handshake, first, first, "replay", input);
    expect(passed).toEqual([]);
    const { html } = handshake.view(game, content, verdict, kitWords);
    expect(html).not.toContain('data-mark="pass"');
    expect(html).toContain(content.labels.unsent);
  });
});

describe("What the visitor asks for", () => {
  it("is signed", async () => {
    const game = await ask(await begin(), { value: " 漢字 🔑 " });
    expect(game).toMatchObject({ payload: "漢字 🔑", typed: " 漢字 🔑 " });
    expect(await found(handshake, game)).toBeUndefined();
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
      expect(await found(handshake, game)).toEqual({ says });
    }
  });
});
