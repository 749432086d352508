import { mkdirSync } from "node:fs";
import { endpointsFrom, refuseEndpoint } from "../content/check/endpoints";
import { examine } from "../content/check/examine";
import { report } from "../content/check/report";
import { compiledFolder, contentFolder } from "../content/read/folders";
import { readSources } from "../content/read/sources";
import { committedAt } from "./commit";
import { type SiteContent, siteContent } from "./siteContent";
import { writeContent } from "./write";

export type Prepared =
  /** `warnings` is empty if there are none. */
  { ok: true; content: SiteContent; warnings: string } | { ok: false; report: string };

/** Checks data/ and, if it has no faults, compiles it into the folder that Gatsby reads. */
export function prepareContent(root: string, environment: NodeJS.ProcessEnv): Prepared {
  const source = contentFolder(root);
  const target = compiledFolder(root);
  mkdirSync(target, { recursive: true });
  const sources = readSources(source);
  const findings = examine(sources);
  if (findings.faults.length > 0) return { ok: false, report: report(findings, sources) };

  const content = siteContent(sources, endpointsFrom(environment), committedAt(root));
  const refusals = Object.entries(content.site.forms).flatMap(
    ([form, endpoint]) => refuseEndpoint(form, endpoint, environment) ?? [],
  );
  if (refusals.length > 0) return { ok: false, report: refusals.join("\n") };
  writeContent(content, sources.assets, source, target);
  return { ok: true, content, warnings: report(findings, sources) };
}
