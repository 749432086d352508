import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { attempt } from "./attempt";
import { journal, type Place } from "./journal";

/** The bytes after which a journal goes on in another file. */
const full = 64 * 1024 * 1024;

/**
 * A journal in files of a bearable size: leads.jsonl, leads.2.jsonl and so on. What is full is never written again, so it can be
 * moved away.
 */
export function segments<Line>(path: string, most = full) {
  const { name, ext } = parse(path);
  const pathOf = (number: number) => (number === 1 ? path : join(dirname(path), `${name}.${number}${ext}`));

  /** The numbers of the files that there are, in order. */
  const numbers = () =>
    (attempt(() => readdirSync(dirname(path))) ?? [])
      .map((file) =>
        file === basename(path)
          ? 1
          : Number(
              file.startsWith(`${name}.`) &&
                file.endsWith(ext) &&
                file.slice(name.length + 1, file.length - ext.length),
            ),
      )
      .filter((number) => number >= 1 && Number.isInteger(number))
      .sort((a, b) => a - b);

  let number = numbers().at(-1) ?? 1;
  if ((statSync(pathOf(number), { throwIfNoEntry: false })?.size ?? 0) >= most) number++;
  let open = journal<Line>(pathOf(number));

  return {
    async append(line: Line): Promise<Place> {
      const used = open;
      const place = await used.append(line);
      if (place.at + place.length >= most && used === open) open = journal<Line>(pathOf(++number));
      return place;
    },

    /** The files that there are, from the oldest on. */
    files: () => numbers().map((each) => ({ path: pathOf(each), lines: journal<Line>(pathOf(each)).lines })),
  };
}
