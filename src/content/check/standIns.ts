import { didYouMean, quote } from "../read/faults";
import { type Check, everythingReads } from "./findings";
import { allValues, valuesOf } from "./values";

/** Whether an entry of launch.standIns, a folder or a single picture, covers this file. */
export const covers = (line: string, file: string) =>
  file === line || file.startsWith(line.endsWith("/") ? line : `${line}/`);

/** Entries of launch.standIns that match no file, or only files that are not shown. */
export const checkStandIns: Check = (sources, { fault, warn }) => {
  const files = [...sources.assets];
  const folders = files.map((name) => name.replace(/[^/]*$/, ""));
  const shown = allValues(sources).filter(({ facts }) => facts.kind === "file");
  for (const { file, path, value } of valuesOf(sources, "site.launch.standIns")) {
    if (!files.some((name) => covers(value, name))) {
      fault(
        { file, path },
        `There is no picture ${quote(`data/${value}`)} and no folder of pictures with that name.`,
        `Remove the line, or correct it.${didYouMean(value, [...new Set([...folders, ...files])])}`,
      );
    } else if (everythingReads(sources) && !shown.some((picture) => covers(value, picture.value))) {
      warn(
        { file, path },
        `${quote(value)} stands in for real pictures, but no page shows it.`,
        "Remove the line, and the pictures.",
      );
    }
  }
};
