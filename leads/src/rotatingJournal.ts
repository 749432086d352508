import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { attempt } from "./attempt";
import { journal, type Location } from "./journal";

const maxFileBytes = 64 * 1024 * 1024;

/**
 * A journal in several files: leads.jsonl, leads.2.jsonl and so on. A new file is started once the last one has reached
 * its limit. A full file is never written again, so it can be moved to an archive.
 */
export function rotatingJournal<Entry>(path: string, maxBytes = maxFileBytes) {
  const { name, ext } = parse(path);
  const pathOf = (number: number) => (number === 1 ? path : join(dirname(path), `${name}.${number}${ext}`));

  /** The number in a file's name; NaN or 0 for a file that is not one of ours. */
  const numberOf = (file: string) => {
    if (file === basename(path)) return 1;
    const isOurs = file.startsWith(`${name}.`) && file.endsWith(ext);
    return isOurs ? Number(file.slice(name.length + 1, file.length - ext.length)) : 0;
  };

  /** The numbers of the files that exist, in ascending order. */
  const numbers = () =>
    (attempt(() => readdirSync(dirname(path))) ?? [])
      .map(numberOf)
      .filter((number) => number >= 1 && Number.isInteger(number))
      .sort((a, b) => a - b);

  let number = numbers().at(-1) ?? 1;
  if ((statSync(pathOf(number), { throwIfNoEntry: false })?.size ?? 0) >= maxBytes) number++;
  let current = journal<Entry>(pathOf(number));

  return {
    async append(entry: Entry): Promise<Location> {
      const used = current;
      const location = await used.append(entry);
      if (location.offset + location.length >= maxBytes && used === current)
        current = journal<Entry>(pathOf(++number));
      return location;
    },

    /** The files that exist, oldest first. */
    files: () =>
      numbers().map((each) => ({ path: pathOf(each), entries: journal<Entry>(pathOf(each)).entries })),
  };
}
