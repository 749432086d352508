export type Bytes = Uint8Array<ArrayBuffer>;

/** Samples per second, one byte each; seconds per note, and of a recording at most. */
export const rate = 8000;
const beat = 0.3;
const longest = 4;

/** A melody as samples: each note is hummed, then fades. Notes are MIDI numbers (69 is A4). */
export function soundOfMelody(melody: readonly number[]): Bytes {
  const each = Math.round(rate * beat);
  const sound = new Uint8Array(each * melody.length);
  for (const [place, note] of melody.entries()) {
    const turn = (2 * Math.PI * 440 * 2 ** ((note - 69) / 12)) / rate;
    for (let at = 0; at < each; at++) {
      const hum = 0.7 * Math.sin(turn * at) + 0.3 * Math.sin(2 * turn * at);
      const [rest, begun] = [1 - at / each, Math.min(1, (12 * at) / each)];
      sound[place * each + at] = 128 + 100 * hum * begun * rest * rest;
    }
  }
  return sound;
}

/** The number of strokes in a wave. */
const strokes = 48;

/** The wave of some bytes: for each stretch, how far its first bytes are from silence, in percent. */
export function strokesOf(bytes: Bytes): number[] {
  const stretch = Math.floor(bytes.length / strokes);
  return Array.from({ length: strokes }, (_, at) => {
    const some = bytes.subarray(at * stretch, at * stretch + 12);
    return Math.round(some.reduce((sum, byte) => sum + Math.abs(byte - 128), 0) / some.length / 0.8);
  });
}

/** Stops what is played or recorded, if anything. */
let end = () => {};

export const hush = () => end();

/** Plays bytes as they are, whether they are a sound or not, and stops what is played. */
export function hear(bytes: Bytes, loudness: number) {
  end();
  const context = new AudioContext();
  const buffer = context.createBuffer(1, bytes.length, rate);
  buffer.copyToChannel(
    Float32Array.from(bytes, (byte) => (loudness * (byte - 128)) / 128),
    0,
  );
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  const stop = () => {
    end = () => {};
    context.close();
  };
  end = stop;
  source.onended = () => end === stop && stop();
  source.start();
}

/** Why there is no recording. */
type Silence = "unsupported" | "refused" | "silent";

/** Records the visitor for some seconds; shorter if `tell` gives false, or when it is hushed. Nothing is sent. */
export async function recordVoice(tell: (part: number) => boolean): Promise<Bytes | Silence> {
  if (!navigator.mediaDevices?.getUserMedia || !("MediaRecorder" in globalThis)) return "unsupported";
  end();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
  if (!stream) return "refused";
  try {
    return await samplesOf(await recorded(stream, tell));
  } catch {
    return "silent";
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function recorded(stream: MediaStream, tell: (part: number) => boolean): Promise<Blob> {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  const started = performance.now();
  const timer = setInterval(() => {
    const part = (performance.now() - started) / 1000 / longest;
    if (!tell(Math.min(1, part)) || part >= 1) end();
  }, 100);
  end = () => {
    end = () => {};
    clearInterval(timer);
    recorder.stop();
  };
  return new Promise((done, fail) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = fail;
    recorder.onstop = () => done(new Blob(parts));
    recorder.start();
  });
}

/** A recording as samples, as loud as it goes. */
async function samplesOf(recording: Blob): Promise<Bytes | Silence> {
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await recording.arrayBuffer());
  const samples = decoded.getChannelData(0).subarray(0, rate * longest);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (loudest < 0.005) return "silent";
  return Uint8Array.from(samples, (sample) => 128 + (120 * sample) / loudest);
}
