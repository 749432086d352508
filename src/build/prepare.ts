import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { destinationFrom, refuseDestination, withDestination } from "../content/check/destination";
import { endpointsFrom, refuseEndpoint } from "../content/check/endpoints";
import { examine, isoToday } from "../content/check/examine";
import { counted, report } from "../content/check/report";
import { nextBuild } from "../content/check/schedule";
import { draftsIn, type Edition, editionOf } from "../content/read/edition";
import { compiledFolder, contentFolder } from "../content/read/folders";
import { loadResults, saveResults } from "../content/read/results";
import { readSources, type Sources } from "../content/read/sources";
import { committedAt } from "./commit";
import { type SiteContent, siteContent } from "./siteContent";
import { writeContent, writeDownloads } from "./write";

export type Prepared =
  /** `warnings` is empty if there are none; `notes` say what this edition has and leaves out. */
  { ok: true; content: SiteContent; warnings: string; notes: string[] } | { ok: false; report: string };

/** Checks data/ and, if it has no faults, compiles it into the folder that Gatsby reads. */
export function prepareContent(root: string, environment: NodeJS.ProcessEnv): Prepared {
  const source = contentFolder(root);
  const target = compiledFolder(root);
  mkdirSync(target, { recursive: true });
  const results = environment.CONTENT_RESULTS;
  if (results) loadResults(results);
  const destination = destinationFrom(environment);
  const sources = withDestination(readSources(source), destination);
  const edition = editionFrom(environment);
  const findings = examine(sources, edition.today);
  if (findings.faults.length > 0) return { ok: false, report: report(findings, sources) };

  const content = siteContent(editionOf(sources, edition), {
    endpoints: endpointsFrom(environment),
    committed: committedAt(root),
    noindex: destination.noindex,
  });
  const refusals = Object.entries(content.site.forms).flatMap(
    ([form, endpoint]) => refuseEndpoint(form, endpoint, environment) ?? [],
  );
  refusals.push(...refuseDestination(environment));
  if (refusals.length > 0) return { ok: false, report: refusals.join("\n") };
  writeContent(content, sources.assets, source, target);
  if (results) saveResults(results);
  // Right away, so that `gatsby develop` has a new file as soon as a page offers it.
  writeDownloads(content, source, join(root, "public"));
  return { ok: true, content, warnings: report(findings, sources), notes: notesOn(sources, edition) };
}

/** `DRAFTS=1` makes a preview. */
const editionFrom = (environment: NodeJS.ProcessEnv): Edition => ({
  today: isoToday(environment),
  drafts: environment.DRAFTS === "1" || environment.gatsby_executing_command === "develop",
});

function notesOn(sources: Sources, { today, drafts }: Edition): string[] {
  const next = nextBuild(sources, today);
  const files = draftsIn(sources);
  if (files.length === 0) return next;
  const names = [...new Set(files.map(({ name }) => `data/${name}`))].join(", ");
  return [
    `${counted(files.length, "draft")} ${drafts ? "shown, for previews alone" : "left out"}: ${names}.`,
    ...next,
  ];
}
