import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
} from "node:fs";
import { dirname } from "node:path";
import { attempt } from "./attempt";

/** Where a line stands in which file, in bytes. */
export interface Place {
  path: string;
  at: number;
  length: number;
}

/** Lines are people's words: nobody but the owner of the process reads or writes them. */
const ownerOnly = 0o600;

/** The bytes that are read at once; a line that is longer is none of ours. */
const piece = 1024 * 1024;

const lineBreak = 10;

/**
 * A file of JSON, one entry a line. `append` resolves once its line is on the disk; lines that come meanwhile go there
 * together with the next.
 */
export function journal<Line>(path: string) {
  let waiting: { text: string; done: (place: Place) => void; failed: (error: unknown) => void }[] = [];

  const write = () => {
    const batch = waiting;
    waiting = [];
    try {
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, "a+", ownerOnly);
      try {
        let at = appendWhole(file, batch.map(({ text }) => text).join(""));
        for (const { text, done } of batch) {
          const length = Buffer.byteLength(text);
          done({ path, at, length });
          at += length;
        }
      } finally {
        closeSync(file);
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  return {
    append: (line: Line) =>
      new Promise<Place>((done, failed) => {
        waiting.push({ text: `${JSON.stringify(line)}\n`, done, failed });
        if (waiting.length === 1) setImmediate(write);
      }),

    /** Every line that is whole, with its place. The file is read by pieces, however large it is. */
    *lines(): Generator<{ line: Line; place: Place }> {
      const file = attempt(() => openSync(path, "r"));
      if (file === undefined) return;
      try {
        const buffer = Buffer.alloc(piece);
        let rest = Buffer.alloc(0);
        let at = 0;
        for (;;) {
          const count = readSync(file, buffer, 0, piece, at + rest.length);
          const bytes = Buffer.concat([rest, buffer.subarray(0, count)]);
          let from = 0;
          while (from < bytes.length) {
            const next = bytes.indexOf(lineBreak, from);
            if (next < 0 && count > 0) break;
            const end = next < 0 ? bytes.length : next;
            const line = attempt<Line>(() => JSON.parse(bytes.toString("utf8", from, end)) ?? undefined);
            if (line !== undefined) yield { line, place: { path, at: at + from, length: end - from } };
            from = end + 1;
          }
          if (count === 0) return;
          if (bytes.length - from > piece) from = bytes.length;
          rest = bytes.subarray(from);
          at += from;
        }
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Reads one line again. */
export function lineAt<Line>({ path, at, length }: Place): Line {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return JSON.parse(bytes.toString("utf8"));
  } finally {
    closeSync(file);
  }
}

/**
 * Puts a text at the end of a file, and on the disk: the whole of it or nothing, so that what was refused is not found there.
 * Gives the byte at which it begins.
 */
function appendWhole(file: number, text: string): number {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  if (size > 0) readSync(file, last, 0, 1, size - 1);
  // A line that was cut off, when the machine went down, must not take the next one along.
  const start = size > 0 && last[0] !== lineBreak ? "\n" : "";
  try {
    appendFileSync(file, start + text);
    fsyncSync(file);
  } catch (error) {
    attempt(() => ftruncateSync(file, size));
    throw error;
  }
  return size + start.length;
}
