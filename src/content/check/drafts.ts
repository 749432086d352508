import { canonicalPath } from "../../shared/routes";
import { isDraft } from "../read/edition";
import { quote } from "../read/faults";
import { routesOf } from "../read/pageRoutes";
import { neededPages } from "../read/sources";
import type { Check } from "./findings";
import { allValues } from "./values";

/** Links to drafts, which visitors cannot open, and drafts of pages that every site has. */
export const checkDrafts: Check = (sources, { fault }) => {
  const drafts = new Map([...routesOf(sources)].filter(([, { known }]) => isDraft(known)));
  for (const [route, file] of drafts) {
    if (!neededPages.includes(file.name)) continue;
    drafts.delete(route);
    fault({ file, path: ["draft"] }, "Every site has this page: it cannot be a draft.", "Remove the line.");
  }
  for (const { file, path, targets } of allValues(sources)) {
    if (isDraft(file.known)) continue;
    for (const target of targets) {
      const draft = drafts.get(canonicalPath(target.replace(/[?#].*$/, "")));
      if (!draft) continue;
      fault(
        { file, path },
        `${quote(target)} is a draft, which visitors cannot open.`,
        `Publish it first, without draft: true in data/${draft.name}, or leave out the link.`,
        target,
      );
    }
  }
};
