import { canonicalPath } from "../../shared/routes";
import { didYouMean, oneOf, quote } from "../read/faults";
import { routesOf } from "../read/pageRoutes";
import type { Sources } from "../read/sources";
import type { Check } from "./findings";
import { allValues, mayHold, type Value } from "./values";

/** Anchors that the shell around every page uses for its own parts. */
const reserved = ["content", "certificate", "mark"];

/** Links to a place within a page (`#how-it-works`, `/about#leadership`), and anchors that are used twice. */
export const checkAnchors: Check = (sources, { fault }) => {
  const routes = routesOf(sources);
  const anchors = anchorsOf(sources);
  for (const given of anchors.values()) {
    given.forEach(({ file, path, value }, index) => {
      const again = given.findIndex((other) => other.value === value) < index;
      if (!again && !reserved.includes(value)) return;
      fault(
        { file, path },
        again
          ? `Two parts of this page have the anchor ${quote(value)}.`
          : `Every page already has a part called ${quote(value)}.`,
        "Give this one another name.",
      );
    });
  }

  const check = ({ file, path }: Value, target: string) => {
    const [, address = "", anchor] = /^([^#]*)#(.*)$/.exec(target) ?? [];
    if (anchor === undefined || (address !== "" && !address.startsWith("/"))) return;
    const own = file.name.startsWith("pages/") ? file : undefined;
    const page = address === "" ? own : routes.get(canonicalPath(address.replace(/\?.*$/, "")));
    if (!page && address === "") {
      fault(
        { file, path },
        `${quote(target)} does not say which page it is on.`,
        "Put the page first: /about#leadership.",
        target,
      );
    }
    const names = (page && anchors.get(page.name))?.map(({ value }) => value) ?? [];
    if (!page || names.includes(anchor) || mayHold(page, anchor)) return;
    const known =
      names.length === 0
        ? " It has none."
        : didYouMean(anchor, names) || ` It has ${oneOf(names.slice(0, 12))}.`;
    fault(
      { file, path },
      `data/${page.name} has no anchor ${quote(anchor)}.`,
      `Use the anchor of one of its sections.${known}`,
      target,
    );
  };
  for (const found of allValues(sources)) for (const target of found.targets) check(found, target);
};

/** The anchors of each page's sections and parts, by the page's file. */
function anchorsOf(sources: Sources): Map<string, Value[]> {
  const anchors = new Map<string, Value[]>();
  for (const found of allValues(sources)) {
    if (found.facts.kind !== "anchor") continue;
    anchors.set(found.file.name, [...(anchors.get(found.file.name) ?? []), found]);
  }
  return anchors;
}
