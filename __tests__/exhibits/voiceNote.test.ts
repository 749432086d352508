import SymmetricKey from "@bsv/sdk/primitives/SymmetricKey";
import { addressOf } from "../../src/exhibits/hash-address/run";
import { exhibit as voiceNote } from "../../src/exhibits/voice-note";
import { type Game, heard, soundOf, storedIn } from "../../src/exhibits/voice-note/play";
import { beginning, exampleOf, fixedRandom, found } from "../support/exhibits";

const content = exampleOf("voice-note");
const begin = beginning(voiceNote, content);
const random = fixedRandom();
const { another } = voiceNote.edits;
const { alter, peek, forge } = voiceNote.cheats;

describe("A recording that was left", () => {
  it("is bytes at the host, in the form that the SDK's own key opens", async () => {
    const game = await begin();
    const stored = storedIn(game);
    expect(stored).toHaveLength(soundOf(game).length + 48);
    const key = new SymmetricKey(game.recorded.key);
    expect(key.decrypt([...stored])).toEqual([...soundOf(game)]);
    expect(game.address).toBe(await addressOf(stored));
  });

  it("is whole again at its recipient's, byte by byte", async () => {
    const game = await voiceNote.finish(JSON.parse(JSON.stringify(await begin())));
    expect(game).toMatchObject({ isTried: true, isJoined: true });
    expect(await found(voiceNote, game)).toBeUndefined();
    expect(await heard(game)).toEqual(soundOf(game));
  });

  it("is as long as its notes, lies around silence, and ends there", async () => {
    const sound = soundOf(await begin());
    expect(sound.length).toBe(content.sample.melody.split(" ").length * 2400);
    expect(Math.max(...sound)).toBeGreaterThan(180);
    expect(Math.min(...sound)).toBeLessThan(70);
    expect(Math.abs((sound.at(-1) ?? 0) - 128)).toBeLessThan(3);
  });

  it("can be another one, with another key, under another address", async () => {
    const first = await begin();
    const next = await another(first, { random });
    expect(next.recorded.melody).not.toEqual(first.recorded.melody);
    expect(next.address).not.toBe(first.address);
    expect(await found(voiceNote, next)).toBeUndefined();
  });

  it("leaves the inbox a pointer that shows neither address nor key", async () => {
    const game = await begin();
    expect(JSON.stringify(game.note)).not.toContain(game.address);
  });

  it("goes into the record byte by byte, with what the host has changed", async () => {
    const game = await begin();
    const fair = voiceNote.record(game).bytes;
    expect(Buffer.from(fair, "base64")).toEqual(Buffer.from(storedIn(game)));
    expect(fair.length).toBeLessThan(65_536);
    expect(voiceNote.record(await alter(game)).bytes).not.toBe(fair);
  });

  it.each([
    ["cut short", (bytes: string) => bytes.slice(0, -4)],
    ["of another form", () => "no bytes"],
    ["missing", () => ""],
  ])("is thrown away if the host's bytes are %s", async (_, change) => {
    const record = voiceNote.record(await begin());
    const exhibit = { ...voiceNote, record: () => ({ ...record, bytes: change(record.bytes) }) };
    expect(await found(exhibit, await begin())).toEqual({ says: "bytes" });
  });
});

describe("Each cheat", () => {
  it.each([
    ["a byte changed by the host", alter, "bytes"],
    ["the host's own key", peek, "locked"],
    ["a message in the caller's name", forge, "sealed"],
  ])("%s is found, nothing plays, and it is so whatever was done before", async (_, cheat, says) => {
    let game: Game = await begin();
    const anew = (there: Game) => another(there, { random });
    for (const before of [undefined, says === "locked" ? forge : peek, anew]) {
      if (before) game = await before(game);
      game = await cheat(game);
      expect(await found(voiceNote, game)).toEqual({ says });
      expect(game).toMatchObject({ isTried: true, isJoined: false });
      expect(await heard(game)).toBeUndefined();
    }
    expect(await found(voiceNote, await another(game, { random }))).toBeUndefined();
  });
});

describe("What can be heard", () => {
  const played: Float32Array[] = [];
  const opened: Context[] = [];
  let game: Game;
  class Context {
    createBuffer = () => ({ copyToChannel: (samples: Float32Array) => played.push(samples) });
    source = { connect() {}, start() {}, onended() {} };
    createBufferSource = () => this.source;
    close = jest.fn();
    constructor() {
      opened.push(this);
    }
  }

  beforeEach(async () => {
    game = await voiceNote.finish(await begin());
    played.length = 0;
    opened.length = 0;
    Object.assign(globalThis, { AudioContext: Context });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "AudioContext");
  });

  it("is the sound, noise at the host, and the sound again once it is joined", async () => {
    voiceNote.effects.hearSound(game);
    voiceNote.effects.hearBytes(game);
    await voiceNote.effects.hearJoined(game);
    const [sound, noise, joined] = played;
    expect(joined).toEqual(sound);
    expect(noise).not.toEqual(sound);
    await voiceNote.effects.hearJoined(await alter(game));
    expect(played).toHaveLength(3);
  });

  it("ends what was heard before, so that sounds do not lie over one another", () => {
    voiceNote.effects.hearSound(game);
    expect(opened[0]?.close).not.toHaveBeenCalled();
    voiceNote.effects.hearSound(game);
    expect(opened[0]?.close).toHaveBeenCalledTimes(1);
    expect(opened[1]?.close).not.toHaveBeenCalled();
  });

  it("ends by itself or when a visitor starts again, and once", () => {
    voiceNote.effects.hearSound(game);
    opened[0]?.source.onended();
    voiceNote.stop();
    voiceNote.effects.hearSound(game);
    voiceNote.stop();
    opened[1]?.source.onended();
    expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
  });
});
