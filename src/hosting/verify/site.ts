import { randomBytes } from "node:crypto";
import { type Manifest, manifestFile, sha256 } from "../release";
import { expectedFiles, expectedNowhere } from "./expected";
import { linksIn, lookForExtra, namedFiles, neverServed, unknownPaths } from "./extras";
import { lookAt, targetOf } from "./files";
import type { Finding } from "./finding";
import { leads, lookAtLead } from "./redirects";
import { type Ask, connect, each } from "./request";
import { Unreachable } from "./trouble";

/** What a check found. */
export interface Result {
  /** The commit that the site says it was built from; undefined where it does not say. */
  commit: string | undefined;
  findings: Finding[];
}

/** So many requests may stay without an answer before the whole check is given up. */
const tolerated = 16;

/** Compares a live site with a release. `origin` has no path. */
export async function verifySite(origin: string, manifest: Manifest, patience?: number): Promise<Result> {
  const { ask, close } = connect(origin, patience);
  try {
    await refuseDetour(ask, origin);
    return await compare(ask, origin, manifest);
  } finally {
    close();
  }
}

/** An address that leads to another host as a whole is not the site's. */
async function refuseDetour(ask: Ask, origin: string) {
  const target = targetOf(await ask("/"), origin);
  if (target && target.origin !== origin) {
    throw new Error(`${origin} leads to ${target.origin}: verify that address.`);
  }
}

async function compare(ask: Ask, origin: string, manifest: Manifest): Promise<Result> {
  const look = tolerant();
  const live = await ask(`/${manifestFile}`);
  const told = parsed(live.body);
  const nobody = `no-such-page-${randomBytes(4).toString("hex")}`;
  const { body } = await ask(`/${nobody}`);
  const nowhere = body && sha256(body);

  const named = namedFiles(told.files);
  const files = await each(
    [
      ...[`/${nobody}`, `/static/${nobody}.png`].map((path) => expectedNowhere(manifest, path)),
      ...expectedFiles(manifest),
    ],
    (expected) =>
      look(expected.path, async () => {
        const { findings, body } = await lookAt(ask, origin, expected, nowhere);
        if (body && /html|xml/.test(expected.type ?? "")) {
          named.push(...linksIn(body.toString("utf8"), origin, expected.path));
        }
        return findings;
      }),
  );
  const redirects = await each(leads(manifest.addresses), (lead) =>
    look(lead.from, () => lookAtLead(ask, origin, lead, manifest)),
  );
  const suspects = [
    ...unknownPaths(named, manifest).map((path) => ({ path, problem: "Served, but not in the release" })),
    ...neverServed(manifest).map((path) => ({ path, problem: "Must never be served" })),
  ];
  const extras = await each(suspects, ({ path, problem }) =>
    look(path, () => lookForExtra(ask, path, problem, nowhere)),
  );
  const commit = typeof told.commit === "string" ? told.commit : undefined;
  return { commit, findings: [...files, ...redirects, ...extras].flat() };
}

/** Makes a request without an answer a finding, until there are too many of them. */
function tolerant() {
  let failures = 0;
  return async (path: string, work: () => Promise<Finding[]>): Promise<Finding[]> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unreachable) || ++failures > tolerated) throw error;
      return [{ kind: "answer", problem: error.message.replace(/\.$/, ""), path }];
    }
  };
}

/** What a live release.json says, as far as it is one. */
function parsed(body: Buffer | undefined): Partial<Manifest> {
  try {
    return { ...JSON.parse(body?.toString("utf8") ?? "") };
  } catch {
    return {};
  }
}
