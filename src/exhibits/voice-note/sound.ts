type Bytes = Uint8Array<ArrayBuffer>;

/** Samples per second, one byte each, and seconds per note. */
export const rate = 8000;
const beat = 0.3;

/** A melody as samples: each note is hummed, then fades. Notes are MIDI numbers (69 is A4). */
export function recordingOf(melody: readonly number[]): Bytes {
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

/** The number of strokes in a waveform. */
const strokes = 48;

/** The waveform of some bytes: for each stretch, how far its first bytes are from silence, in percent. */
export function strokesOf(bytes: Bytes): number[] {
  const stretch = Math.floor(bytes.length / strokes);
  return Array.from({ length: strokes }, (_, at) => {
    const some = bytes.subarray(at * stretch, at * stretch + 12);
    return Math.round(some.reduce((sum, byte) => sum + Math.abs(byte - 128), 0) / some.length / 0.8);
  });
}

/** Stops the current playback, if any. */
let end = () => {};

export const hush = () => end();

/** Plays bytes as they are, whether they are a sound or not, and stops the current playback. */
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
