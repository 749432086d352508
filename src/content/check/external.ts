import { quote } from "../read/faults";
import { leavesSite } from "../read/pageRoutes";
import type { Check } from "./findings";
import { valueIn, valuesOf } from "./values";

/** Menu entries whose `external` contradicts their address. */
export const checkExternal: Check = (sources, { fault }) => {
  for (const { file, path, value } of valuesOf(sources, "menus.header.entries.href")) {
    const flag = [...path.slice(0, -1), "external"];
    const declared = valueIn(file.known, flag);
    const leaves = leavesSite(value);
    if (typeof declared !== "boolean" || declared === leaves) continue;
    fault(
      { file, path: flag },
      `${quote(value)} ${leaves ? "leads off this site" : "is on this site"}, but external is ${declared}.`,
      `Write external: ${leaves}, or leave it out.`,
    );
  }
};
