import { exampleKey } from "../../src/exhibits/exampleKey";
import { exhibit as messageBox } from "../../src/exhibits/message-box";
import type { Game } from "../../src/exhibits/message-box/play";
import { send } from "../../src/exhibits/message-box/run";
import { beginning, exampleOf, found } from "../support/exhibits";

const content = exampleOf("message-box");
const { message } = content.sample;
const begin = beginning(messageBox, content);
const { write, goOffline } = messageBox.edits;
const { alter, peek, forge, invent, again } = messageBox.cheats;

describe("A message in its box", () => {
  it("waits sealed: the host has keys, a name and bytes, and none of the text", async () => {
    const game = await begin();
    expect(game).toMatchObject({ isOnline: false, reader: "recipient" });
    expect(game.read).toBeUndefined();
    const held = JSON.stringify(game.waiting);
    expect(held).not.toContain("4711");
    expect(Object.keys(game.waiting)).toEqual(["sender", "recipient", "messageBox", "encryptedMessage"]);
  });

  it("is read once the recipient is back, and waits again when the device is away", async () => {
    const there = await messageBox.finish(JSON.parse(JSON.stringify(await begin())));
    expect(there).toMatchObject({ isOnline: true, read: message });
    expect(await found(messageBox, there)).toBeUndefined();
    const away = goOffline(there);
    expect(away).toMatchObject({ isOnline: false });
    expect(away.read).toBeUndefined();
    expect(await messageBox.finish(away)).toMatchObject({ read: message });
  });

  it.each(["漢字 🎲 é", `"quotes" \\ and\nlines`, "{}"])("carries %j", async (value) => {
    const game = await messageBox.finish(await write(await begin(), { value }));
    expect(game.read).toBe(value);
    expect(await found(messageBox, game)).toBeUndefined();
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
      expect(await found(messageBox, { ...game, waiting })).toEqual({ says: "sealed" });
    }
  });

  it("does not open if the same bytes are spelled otherwise", async () => {
    const game = await begin();
    const { encryptedMessage } = game.waiting;
    for (const bent of [` ${encryptedMessage}`, encryptedMessage.replace(/=*$/, "\n")])
      expect(
        await found(messageBox, { ...game, waiting: { ...game.waiting, encryptedMessage: bent } }),
      ).toEqual({
        says: "sealed",
      });
  });

  it("is for one recipient and one box: the signature names both", async () => {
    const game = await begin();
    for (const other of [{ recipient: game.keys.host }, { messageBox: "invoices" }])
      expect(await found(messageBox, { ...game, waiting: { ...game.waiting, ...other } })).toEqual({
        says: "author",
      });
  });

  it("is not from whoever else writes to the same box", async () => {
    const game = await begin();
    const waiting = await send(exampleKey("stranger"), game.waiting, 2, message);
    expect(await found(messageBox, { ...game, waiting })).toEqual({ says: "sealed" });
  });

  it("is checked in a terminal with the reader's own key: the host's opens nothing", async () => {
    const { readerSecret } = messageBox.record(await peek(await begin()));
    expect(readerSecret).toBe(exampleKey("host").toHex());
  });
});

describe("Each cheat", () => {
  it.each([
    ["a byte changed by the host", alter, "sealed", undefined],
    ["the host's own key", peek, "locked", undefined],
    ["a message under the sender's name", forge, "sealed", undefined],
    ["a message that the recipient made up", invent, "author", content.sample.forged],
    ["the same message once more", again, "old", message],
  ])("%s is found, and it is so whatever was done before", async (_, cheat, says, read) => {
    let game: Game = await begin();
    for (const before of [
      undefined,
      alter,
      peek,
      forge,
      again,
      (there: Game) => write(there, { value: "" }),
    ]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(game.problem).toBeUndefined();
      expect(await found(messageBox, game)).toEqual({ says });
      expect(game.read).toBe(read);
    }
    expect(await found(messageBox, goOffline(game))).toBeUndefined();
  });
});
