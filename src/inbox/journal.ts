import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A file of JSON, one entry a line. `append` resolves once its line is on the disk; lines that come meanwhile go there
 * together with the next.
 */
export function journal<Line>(path: string) {
  // A line that was cut off, when the machine went down, must not take the next one along.
  let start = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, "utf8")) ? "\n" : "";
  let waiting: { text: string; done: () => void; failed: (error: unknown) => void }[] = [];

  const write = () => {
    const batch = waiting;
    waiting = [];
    try {
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, "a");
      try {
        appendFileSync(file, start + batch.map(({ text }) => text).join(""));
        fsyncSync(file);
        start = "";
      } finally {
        closeSync(file);
      }
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  return {
    append: (line: Line) =>
      new Promise<void>((done, failed) => {
        waiting.push({ text: `${JSON.stringify(line)}\n`, done, failed });
        if (waiting.length === 1) setImmediate(write);
      }),

    /** Every line that is whole: the last one may have been cut off. */
    read(): Line[] {
      if (!existsSync(path)) return [];
      return readFileSync(path, "utf8")
        .split("\n")
        .flatMap((text) => {
          try {
            return [JSON.parse(text)];
          } catch {
            return [];
          }
        });
    },
  };
}
