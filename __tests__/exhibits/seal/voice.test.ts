import SymmetricKey from "@bsv/sdk/primitives/SymmetricKey";
import { exampleKey } from "../../../src/exhibits/exampleKey";
import { outcomeOf } from "../../../src/exhibits/kit/checkList";
import { step } from "../../../src/exhibits/kit/scene";
import { addressOf } from "../../../src/exhibits/seal/file/run";
import { exhibit as voice } from "../../../src/exhibits/seal/voice";
import { type Game, heard, soundOf, storedIn } from "../../../src/exhibits/seal/voice/play";
import { leave, open, type Voicemail } from "../../../src/exhibits/seal/voice/run";
import { beginning, exampleOf, fixedRandom, found } from "../../support/exhibits";

const content = exampleOf("seal-voice");
const begin = beginning(voice, content);
const random = fixedRandom();
const { another, touch } = voice.edits;
const { alter, peek, forge, replay } = voice.cheats;
const { imitate, hold } = voice.gaps;

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
    const game = await voice.finish(JSON.parse(JSON.stringify(await begin())));
    expect(game).toMatchObject({ isTried: true, isJoined: true });
    expect(await found(voice, game)).toBeUndefined();
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
    expect(await found(voice, next)).toBeUndefined();
  });

  it("goes into the record byte by byte, with what the host has changed", async () => {
    const game = await begin();
    const fair = voice.record(game).bytes;
    expect(Buffer.from(fair, "base64")).toEqual(Buffer.from(storedIn(game)));
    expect(voice.record(await alter(game)).bytes).not.toBe(fair);
  });
});

describe("The note in the inbox", () => {
  const [caller, recipient, other] = [exampleKey("caller"), exampleKey("recipient"), exampleKey("host")];
  const pointer = { uhrpURL: "x", key: "k", number: 2 };

  it("opens for its recipient alone, and shows neither address nor key to others", async () => {
    const { note, address } = await begin();
    expect(open(note, recipient)?.pointer.uhrpURL).toBe(address);
    expect(open(note, other)).toBeUndefined();
    expect(Buffer.from(note, "hex").toString("latin1")).not.toContain(address);
  });

  it("was signed for this recipient: nobody can pass it on as written to somebody else", () => {
    const note = leave(caller, other.toPublicKey(), pointer);
    expect(open(note, other)?.pointer).toEqual(pointer);
    expect(open(note, recipient)).toBeUndefined();
  });
});

describe("A record that is not what it says", () => {
  const says = async (change: Partial<Voicemail>) => {
    const record = voice.record(await begin());
    return (await outcomeOf(voice.check({ ...record, ...change }))).broken?.says;
  };

  it("is named, and nothing is thrown", async () => {
    const { bytes, note } = voice.record(await begin());
    expect(await says({})).toBeUndefined();
    // The same bytes, with a letter that says more than they hold.
    const respelled = bytes.replace(/.(?==+$)/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
    if (respelled !== bytes) expect(await says({ bytes: respelled })).toBe("bytes");
    for (const wrong of [bytes.slice(0, -4), "no bytes!", "", 7 as never, `${bytes} `])
      expect(await says({ bytes: wrong })).toBe("bytes");
    expect(await says({ note: note.toUpperCase() })).toBe("locked");
    expect(await says({ note: `${note}00` })).toBe("author");
    expect(await says({ note: note.replace(/.$/, (last) => (last === "0" ? "1" : "0")) })).toBe("author");
    for (const wrong of ["", "zz", null as never]) expect(await says({ note: wrong })).toBe("locked");
    expect(await says({ readerSecret: "zz" })).toBe("locked");
    expect(await says({ lastHeard: 2 })).toBe("old");
    expect(await says({ caller: exampleKey("host").toPublicKey().toString() })).toBe("author");
  });

  it("is refused if what the caller has signed has not the form of a pointer", async () => {
    const [caller, recipient] = [exampleKey("caller"), exampleKey("recipient")];
    for (const wrong of [
      null,
      {},
      { uhrpURL: "x", key: "k", number: "3" },
      { uhrpURL: 1, key: "k", number: 3 },
    ]) {
      const note = leave(caller, recipient.toPublicKey(), wrong as never);
      expect(open(note, recipient)).toBeUndefined();
      expect(await says({ note })).toBe("author");
    }
  });

  it("has a byte that the visitor changed, wherever the slider stands", async () => {
    for (const value of ["0", "40", "99999999", "x"]) {
      const game = await touch(await begin(), { value });
      expect(await found(voice, game)).toEqual({ says: "bytes" });
      expect(game.found).not.toBe(game.address);
    }
  });
});

describe("Each cheat", () => {
  it.each([
    ["a byte changed by the host", alter, "bytes"],
    ["the host's own key", peek, "locked"],
    ["a message in the caller's name", forge, "author"],
    ["the message before", replay, "old"],
  ])("%s is found, nothing plays, and it is so whatever was done before", async (_, cheat, says) => {
    let game: Game = await begin();
    const anew = (there: Game) => another(there, { random });
    for (const before of [undefined, says === "locked" ? forge : peek, anew]) {
      if (before) game = await before(game);
      game = await voice.finish(await cheat(game));
      expect(await found(voice, game)).toEqual({ says });
      expect(game).toMatchObject({ isTried: true, isJoined: false });
      expect(await heard(game)).toBeUndefined();
    }
    expect(await found(voice, await another(game, { random }))).toBeUndefined();
  });

  it("is not the one that still works: another voice from the caller's own phone", async () => {
    const [first, game] = [await begin(), await imitate(await begin(), random)];
    expect(game.recorded.melody).not.toEqual(first.recorded.melody);
    // Two sounds under one key and IV would give each other away.
    expect(game.recorded.iv).not.toEqual(first.recorded.iv);
    expect(game.recorded.key).not.toEqual(first.recorded.key);
    expect(await found(voice, game)).toBeUndefined();
  });

  it("leaves the caller's own message to whoever comes next: a byte is changed in that, and that is held back", async () => {
    const first = await begin();
    const game = await imitate(first, random);
    expect((await alter(game)).recorded).toEqual(first.recorded);
    expect((await forge(game)).recorded).toEqual(first.recorded);
    expect(hold(game)).toMatchObject({ recorded: first.recorded, note: first.note, isWithheld: true });
    expect((await imitate(game, random)).real).toEqual(first.drawn.before);
  });

  it("is not a message that was kept back, either: nothing came, so nothing is ticked or played", async () => {
    const game = await begin();
    const {
      verdict,
      passed,
      game: held,
    } = await step(voice, game, game, "hold", { value: "", at: 0, random });
    expect([verdict, passed]).toEqual([{ state: "uncovered", gap: "hold" }, []]);
    expect(held.isJoined).toBe(false);
    const { html } = voice.view(held, content, verdict);
    expect(html).toContain(content.labels.kept);
    expect(html).not.toContain('data-mark="pass"');
    const inboxes = (there: typeof game) =>
      voice.view(there, content, verdict).html.includes('class="ex-envelope"');
    expect([inboxes(game), inboxes(hold(game))]).toEqual([true, false]);
    expect(hold(game).note).toBe(game.note);
    const again = await step(voice, game, held, "alter", { value: "", at: 0, random });
    expect(again.verdict.state).toBe("caught");
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
    game = await voice.finish(await begin());
    played.length = 0;
    opened.length = 0;
    Object.assign(globalThis, { AudioContext: Context });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "AudioContext");
  });

  it("is the sound, noise at the host, and the sound again once it is joined", async () => {
    voice.effects.hearSound(game);
    voice.effects.hearBytes(game);
    await voice.effects.hearJoined(game);
    const [sound, noise, joined] = played;
    expect(joined).toEqual(sound);
    expect(noise).not.toEqual(sound);
    await voice.effects.hearJoined(await alter(game));
    expect(played).toHaveLength(3);
  });

  it("ends what was heard before, so that sounds do not lie over one another", () => {
    voice.effects.hearSound(game);
    expect(opened[0]?.close).not.toHaveBeenCalled();
    voice.effects.hearSound(game);
    expect(opened[0]?.close).toHaveBeenCalledTimes(1);
    expect(opened[1]?.close).not.toHaveBeenCalled();
  });

  it("ends by itself or when a visitor starts again, and once", () => {
    voice.effects.hearSound(game);
    opened[0]?.source.onended();
    voice.stop();
    voice.effects.hearSound(game);
    voice.stop();
    opened[1]?.source.onended();
    expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]);
  });
});
