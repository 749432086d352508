import { canonicalPath } from "../../shared/routes";
import type { FileName, PageContent } from "../model/schema";
import { quote } from "../read/faults";
import { pageRoute, routesOf } from "../read/pageRoutes";
import type { Check } from "./findings";
import { mayHold, valuesIn } from "./values";

/** The separate files whose content a type of section shows. */
const shownBy: { [Type in PageContent["sections"][number]["type"]]?: FileName } = {
  NewsRow: "news",
  ServiceGrid: "services",
  GlossaryList: "glossary",
};

/** Sign-offs for missing pages, and for words that are no longer on their page. */
export const checkSignOffs: Check = (sources, { fault, warn }) => {
  const { shared } = sources;
  const { signoffs } = shared;
  const routes = routesOf(sources);
  signoffs?.content?.items.forEach(({ page: address, words }, index) => {
    const page = routes.get(canonicalPath(address));
    if (!page) {
      if (sources.pages.some((file) => mayHold(file, address))) return;
      const now = sources.pages.find((file) => valuesIn(file).some(({ value }) => value.includes(words)));
      fault(
        { file: signoffs, path: ["items", index, "page"] },
        `No page has the address ${quote(address)}.`,
        now
          ? `Write ${quote(pageRoute(now))}, where these words are now.`
          : "Write the address of the page with these words. If they are gone, remove the entry.",
      );
      return;
    }
    const names = page.content?.sections.flatMap(({ type }) => shownBy[type] ?? []) ?? [];
    const shown = [page, ...names.map((name) => shared[name])];
    const isOnPage = shown.some((file) => file && valuesIn(file).some(({ value }) => value.includes(words)));
    if (isOnPage || shown.some((file) => file?.content === undefined)) return;
    warn(
      { file: signoffs, path: ["items", index, "words"] },
      `${address} no longer has these words.`,
      "Copy what it says now and have that confirmed, or remove the entry.",
    );
  });
};
