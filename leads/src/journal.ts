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

/** Where an entry is: a file, and an offset and length in bytes. */
export interface Location {
  path: string;
  offset: number;
  length: number;
}

/** Entries are personal data: only the user that runs the server may read or write them. */
const ownerOnly = 0o600;

/** How many bytes are read at once. No entry is that long, so a longer line is skipped. */
const chunkSize = 1024 * 1024;

const lineFeed = 10;

/**
 * An append-only file with one entry per line, as JSON. `append` resolves once the entry is on the disk. Entries that
 * arrive while a write is due are written together.
 */
export function journal<Entry>(path: string) {
  let queue: {
    text: string;
    resolve: (location: Location) => void;
    reject: (error: unknown) => void;
  }[] = [];

  const flush = () => {
    const batch = queue;
    queue = [];
    try {
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, "a+", ownerOnly);
      try {
        if (fstatSync(file).size === 0) syncFolder(dirname(path));
        let offset = appendAtomically(file, batch.map(({ text }) => text).join(""));
        for (const { text, resolve } of batch) {
          const length = Buffer.byteLength(text);
          resolve({ path, offset, length });
          offset += length;
        }
      } finally {
        closeSync(file);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    append: (entry: Entry) =>
      new Promise<Location>((resolve, reject) => {
        queue.push({ text: `${JSON.stringify(entry)}\n`, resolve, reject });
        if (queue.length === 1) setImmediate(flush);
      }),

    /** Every complete entry with its location. Reads in chunks, so the size of the file does not matter. */
    *entries(): Generator<{ entry: Entry; location: Location }> {
      const file = openIfThere(path);
      if (file === undefined) return;
      try {
        const buffer = Buffer.alloc(chunkSize);
        /** The beginning of a line whose end has not been read yet, and its offset in the file. */
        let rest = Buffer.alloc(0);
        let offset = 0;
        for (;;) {
          const count = readSync(file, buffer, 0, chunkSize, offset + rest.length);
          const bytes = Buffer.concat([rest, buffer.subarray(0, count)]);
          let start = 0;
          while (start < bytes.length) {
            const lineEnd = bytes.indexOf(lineFeed, start);
            if (lineEnd < 0 && count > 0) break;
            const end = lineEnd < 0 ? bytes.length : lineEnd;
            const entry = attempt<Entry>(() => JSON.parse(bytes.toString("utf8", start, end)) ?? undefined);
            if (entry !== undefined)
              yield { entry, location: { path, offset: offset + start, length: end - start } };
            start = end + 1;
          }
          if (count === 0) return;
          if (bytes.length - start > chunkSize) start = bytes.length;
          rest = bytes.subarray(start);
          offset += start;
        }
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Only a missing file is an empty one. If an unreadable list of sent leads were empty, all would be sent again. */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Makes a new file's name outlast a power cut (POSIX fsync). Systems that can't open a folder don't need it. */
function syncFolder(path: string) {
  attempt(() => {
    const folder = openSync(path, "r");
    fsyncSync(folder);
    closeSync(folder);
  });
}

export function readEntry<Entry>({ path, offset, length }: Location): Entry {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, offset);
    return JSON.parse(bytes.toString("utf8"));
  } finally {
    closeSync(file);
  }
}

/**
 * Appends all of a text and syncs it to the disk, or leaves the file as it was. An entry that was reported as not
 * stored must not turn up later. Returns the offset of the text.
 */
function appendAtomically(file: number, text: string): number {
  const { size } = fstatSync(file);
  const lastByte = Buffer.alloc(1);
  if (size > 0) readSync(file, lastByte, 0, 1, size - 1);
  // A crash may have left half a line. The next entry starts a new one, or both would be unreadable.
  const separator = size > 0 && lastByte[0] !== lineFeed ? "\n" : "";
  try {
    appendFileSync(file, separator + text);
    fsyncSync(file);
  } catch (error) {
    attempt(() => ftruncateSync(file, size));
    throw error;
  }
  return size + separator.length;
}
