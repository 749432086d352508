import { canonicalPath, notFoundRoute } from "../../shared/routes";
import { isDraft } from "../read/edition";
import { pageRoute, routesOf } from "../read/pageRoutes";
import type { ParsedFile } from "../read/parse";
import { variablesIn } from "../read/variables";
import { claimKeys } from "./claims";
import { type Check, everythingReads } from "./findings";
import { allValues, valuesOf } from "./values";

/** Unused things: pictures, link keys, claims, and pages that nothing links to. */
export const checkOrphans: Check = (sources, { warn }) => {
  if (!everythingReads(sources)) return;
  const routes = routesOf(sources);
  const targets = new Set<string>();
  const linked = new Set<string>(["pages/index.yaml"]);
  const files = new Set<string>();
  const variables = new Set<string>();
  const follow = (target: string, from: ParsedFile) => {
    targets.add(target);
    const page = target.startsWith("/") && routes.get(canonicalPath(target.replace(/[?#].*$/, "")));
    // Links from the page itself or from drafts do not make it reachable.
    if (page && page !== from && !isDraft(from.known)) linked.add(page.name);
  };
  for (const { file, value, facts, targets: found } of allValues(sources)) {
    for (const target of found) follow(target, file);
    if (facts.kind === "file") files.add(value);
    for (const variable of variablesIn(value)) variables.add(variable);
  }

  for (const name of sources.assets) {
    if (files.has(name) || targets.has(name)) continue;
    warn(name, "Nothing on the site uses this file.", "Delete it, or use it where it should be shown.");
  }
  for (const file of sources.pages) {
    if (linked.has(file.name) || pageRoute(file) === notFoundRoute || isDraft(file.known)) continue;
    warn(
      { file, path: [] },
      `No page or menu links to ${pageRoute(file)}.`,
      "Link to it from data/menus.yaml or from a page.",
    );
  }
  const { site } = sources.shared;
  for (const key of Object.keys(site?.content?.links ?? {})) {
    if (targets.has(key) || !site) continue;
    warn(
      { file: site, path: ["links", key] },
      `Nothing uses the link key "${key}".`,
      "Remove it, or link to it.",
    );
  }
  for (const { file, path, value: key } of valuesOf(sources, ...claimKeys)) {
    if (variables.has(`claim:${key}`)) continue;
    warn(
      { file, path },
      `No text uses {claim:${key}}.`,
      "Remove the claim, or use it where the number appears.",
    );
  }
};
