import { canonicalPath } from "../../shared/routes";
import { didYouMean, quote } from "../read/faults";
import { routesOf } from "../read/pageRoutes";
import type { Check } from "./findings";
import { mayHold, valuesIn } from "./values";

/** Sign-offs for pages that do not exist, and for words that their page no longer has. */
export const checkSignOffs: Check = (sources, { faults, warnings }) => {
  const { signoffs } = sources.shared;
  const routes = routesOf(sources);
  signoffs?.content?.items.forEach(({ page: address, words }, index) => {
    const page = routes.get(canonicalPath(address));
    if (!page) {
      if (sources.pages.some((file) => mayHold(file, address))) return;
      faults.push(
        signoffs.fault(
          ["items", index, "page"],
          `No page has the address ${quote(address)}.`,
          `Use the address of a page.${didYouMean(address, [...routes.keys()])}`,
        ),
      );
      return;
    }
    const said = valuesIn(page).some(({ value }) => value.includes(words));
    if (said || mayHold(page, words)) return;
    warnings.push(
      signoffs.fault(
        ["items", index, "words"],
        `${address} no longer has these words.`,
        "Copy what it says now and have that confirmed, or remove the entry.",
      ),
    );
  });
};
