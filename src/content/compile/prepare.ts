import { mkdirSync } from "node:fs";
import { endpointsFrom, refuseEndpoint } from "../check/endpoints";
import { examine } from "../check/examine";
import { report } from "../check/report";
import { compiledFolder, contentFolder } from "../read/folders";
import { readSources } from "../read/sources";
import { committedAt } from "./commit";
import { type Compiled, compile } from "./compile";
import { writeContent } from "./write";

export type Prepared =
  /** `warnings` is empty if there are none. */
  { ok: true; content: Compiled; warnings: string } | { ok: false; report: string };

/** Checks data/ and, if it has no faults, compiles it into the folder that Gatsby reads. */
export function prepareContent(root: string, environment: NodeJS.ProcessEnv): Prepared {
  const source = contentFolder(root);
  const target = compiledFolder(root);
  mkdirSync(target, { recursive: true });
  const sources = readSources(source);
  const findings = examine(sources);
  if (findings.faults.length > 0) return { ok: false, report: report(findings, sources) };

  const content = compile(sources, endpointsFrom(environment), committedAt(root));
  const refusals = Object.entries(content.site.forms).flatMap(
    ([form, endpoint]) => refuseEndpoint(form, endpoint, environment) ?? [],
  );
  if (refusals.length > 0) return { ok: false, report: refusals.join("\n") };
  writeContent(content, sources.assets, source, target);
  return { ok: true, content, warnings: report(findings, sources) };
}
