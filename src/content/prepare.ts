import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "./check";
import { type Compiled, compile } from "./compile";
import { endpointsFrom, refuseEndpoint } from "./endpoints";
import { type Fault, formatFault } from "./faults";
import { mirror } from "./mirror";
import { readSources, type Sources } from "./read";

export const contentFolder = (root: string) => join(root, "data");

/** Where checked content is put for Gatsby to read. */
export const mirrorFolder = (root: string) => join(root, ".content");

export type Prepared = { ok: true; content: Compiled } | { ok: false; report: string };

/** Checks data/ and, where nothing is wrong, compiles it into the folder that Gatsby reads. */
export function prepareContent(root: string, environment: Record<string, string | undefined>): Prepared {
  const source = contentFolder(root);
  const target = mirrorFolder(root);
  mkdirSync(target, { recursive: true });
  const sources = readSources(source);
  const faults = checkContent(sources);
  if (faults.length > 0) return { ok: false, report: reportFaults(faults, sources) };

  const content = compile(sources, endpointsFrom(environment));
  const refusals = Object.entries(content.site.forms).flatMap(
    ([form, endpoint]) => refuseEndpoint(form, endpoint, environment) ?? [],
  );
  if (refusals.length > 0) return { ok: false, report: refusals.join("\n") };
  mirror(content, sources.assets, source, target);
  return { ok: true, content };
}

/** All faults as one text, with the lines around each. */
export function reportFaults(faults: Fault[], sources: Sources): string {
  const parsed = [...sources.pages, ...Object.values(sources.shared)];
  const texts = new Map(parsed.map(({ name, source }) => [`data/${name}`, source]));
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
  const list = faults.map((fault) => formatFault(fault, texts.get(fault.file)));
  return [`${count} in data/`, ...list].join("\n\n");
}
