import { progress } from "../../../src/exhibits/seal/progress";
import { exhibit as voice } from "../../../src/exhibits/seal/voice";
import { soundOf } from "../../../src/exhibits/seal/voice/play";
import { beginning, exampleOf, fixedRandom, found } from "../../support/exhibits";

const begin = beginning(voice, exampleOf("seal-voice"));
const random = fixedRandom();
const { speak } = voice.edits;
const { tell } = progress;

const stopped = jest.fn();
let samples: Float32Array;

class Recorder {
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {}
  stop() {
    this.ondataavailable?.({ data: new Blob(["sound"]) });
    this.onstop?.();
  }
}

const givenMicrophone = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(globalThis, "navigator", {
    value: { mediaDevices: { getUserMedia } },
    configurable: true,
  });

const stream = { getTracks: () => [{ stop: stopped }] };

beforeEach(() => {
  stopped.mockClear();
  samples = Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 9) / 4);
  givenMicrophone(async () => stream);
  Object.assign(globalThis, {
    MediaRecorder: Recorder,
    OfflineAudioContext: class {
      decodeAudioData = async () => ({ getChannelData: () => samples });
    },
  });
  progress.tell = () => false;
});
afterEach(() => {
  progress.tell = tell;
  Reflect.deleteProperty(globalThis, "navigator");
  for (const name of ["MediaRecorder", "OfflineAudioContext"]) Reflect.deleteProperty(globalThis, name);
});

describe("The visitor's own voice", () => {
  it("takes the melody's place, with a key of its own, and the microphone is let go", async () => {
    const game = await speak(await begin(), { random });
    expect(game.seconds).toBe(2);
    expect(Math.max(...soundOf(game))).toBeGreaterThan(240);
    expect(await found(voice, game)).toBeUndefined();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it("ends after four seconds, or when the visitor says that it is enough", async () => {
    progress.tell = () => true;
    samples = new Float32Array(80_000).fill(0.5);
    const running = speak(await begin(), { random });
    await new Promise((done) => setTimeout(done, 20));
    voice.effects.enough();
    expect((await running).seconds).toBe(4);
  });

  it.each([
    ["refused", () => givenMicrophone(() => Promise.reject(new Error("NotAllowedError")))],
    ["unsupported", () => Reflect.deleteProperty(globalThis, "MediaRecorder")],
    ["unsupported", () => Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true })],
    ["silent", () => samples.fill(0)],
  ])("is told where it is %s, and the message stays", async (problem, given) => {
    given();
    const game = await begin();
    expect(await speak(game, { random })).toEqual({ ...game, problem });
  });
});
