import { exhibit as messageBox } from "../../src/exhibits/message-box";
import type { Game } from "../../src/exhibits/message-box/play";
import { beginning, exampleOf } from "../support/exhibits";
import { repeated } from "../support/repeated";

const content = exampleOf("message-box");
const { message } = content.sample;
const begin = beginning(messageBox, content);
const { write, goOffline } = messageBox.edits;
const { alter, peek, forge } = messageBox.cheats;

describe("A message in its box", () => {
  it("waits sealed: the host has keys, a name and bytes, and none of the text", async () => {
    const game = await begin();
    expect(game).toMatchObject({ isOnline: false, reader: "recipient" });
    expect(game.read).toBeUndefined();
    const held = JSON.stringify(messageBox.record(game));
    expect(held).not.toContain("4711");
    expect(Object.keys(game.waiting)).toEqual(["sender", "recipient", "messageBox", "encryptedMessage"]);
  });

  it("is read once the recipient is back, and waits again when the device is away", async () => {
    const there = await messageBox.finish(JSON.parse(JSON.stringify(await begin())));
    expect(there).toMatchObject({ isOnline: true, read: message });
    expect(await messageBox.check(there)).toBeUndefined();
    const away = goOffline(there);
    expect(away).toMatchObject({ isOnline: false });
    expect(away.read).toBeUndefined();
    expect(await messageBox.finish(away)).toMatchObject({ read: message });
  });

  it.each(["漢字 🎲 é", `"quotes" \\ and\nlines`, "{}"])("carries %j", async (value) => {
    const game = await messageBox.finish(await write(await begin(), { value }));
    expect(game.read).toBe(value);
    expect(await messageBox.check(game)).toBeUndefined();
  });

  it.each([
    ["nothing", "", "empty"],
    ["a huge text", "x".repeat(100_000), "long"],
  ])("is told if it is %s, and the one before stays", async (_, value, problem) => {
    const game = await begin();
    const typed = await write(game, { value });
    expect(typed).toMatchObject({ problem, waiting: game.waiting });
    expect((await write(typed, { value: message })).problem).toBeUndefined();
  });

  it("does not open if one byte anywhere is another", async () => {
    const game = await begin();
    const { encryptedMessage } = game.waiting;
    for (let at = 0; at < encryptedMessage.length - 2; at += 7) {
      const other = encryptedMessage[at] === "A" ? "B" : "A";
      const bent = encryptedMessage.slice(0, at) + other + encryptedMessage.slice(at + 1);
      const waiting = { ...game.waiting, encryptedMessage: bent };
      expect(await messageBox.check({ ...game, waiting })).toEqual({ says: "sealed" });
    }
  });

  it("is opened elsewhere by the command that the page gives", async () => {
    const game = await begin();
    const told = repeated(messageBox, game, content);
    expect(told).toBe(message);
  }, 30_000);
});

describe("Each cheat", () => {
  it.each([
    ["a byte changed by the host", alter, "sealed"],
    ["the host's own key", peek, "locked"],
    ["a message under the sender's name", forge, "sealed"],
  ])("%s is found, nothing is read, and it is so whatever was done before", async (_, cheat, says) => {
    let game: Game = await begin();
    for (const before of [undefined, alter, peek, forge, (there: Game) => write(there, { value: "" })]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await messageBox.check(game)).toEqual({ says });
      expect(game.read).toBeUndefined();
    }
    expect(await messageBox.check(goOffline(game))).toBeUndefined();
  });
});
