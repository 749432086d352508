import { randomBytes } from "node:crypto";
import { type Release, releaseFile, sha256 } from "../release";
import { lookAtCounter } from "./counter";
import { expectedFiles, expectedNowhere } from "./expected";
import { linksIn, lookForExtra, namedFiles, neverServed, unknownPaths } from "./extras";
import { lookAt, targetOf } from "./files";
import type { Finding } from "./finding";
import { leads, lookAtLead } from "./redirects";
import { type Ask, connect, each } from "./request";
import { Unreachable } from "./trouble";

/** What a check found. */
export interface Result {
  /** The commit that the site says it was built from; undefined if it does not say. */
  commit: string | undefined;
  findings: Finding[];
}

/** The check is given up once more requests than this have had no answer. */
const tolerated = 16;

/** Compares a live site with a release. `origin` has no path. */
export async function verifySite(origin: string, release: Release, patience?: number): Promise<Result> {
  const { ask, close } = connect(origin, patience);
  try {
    await refuseDetour(ask, origin);
    return await compare(ask, origin, release, patience);
  } finally {
    close();
  }
}

/** A host that redirects everything to another one is not the one to verify. */
async function refuseDetour(ask: Ask, origin: string) {
  const target = targetOf(await ask("/"), origin);
  if (target && target.origin !== origin) {
    throw new Error(`${origin} redirects to ${target.origin}: verify that address.`);
  }
}

async function compare(ask: Ask, origin: string, release: Release, patience?: number): Promise<Result> {
  const look = tolerant();
  const live = await ask(`/${releaseFile}`);
  const claimed = parsed(live.body);
  const nobody = `no-such-page-${randomBytes(4).toString("hex")}`;
  const { body } = await ask(`/${nobody}`);
  const nowhere = body && sha256(body);

  const named = namedFiles(claimed.files);
  const files = await each(
    [
      ...[`/${nobody}`, `/static/${nobody}.png`].map((path) => expectedNowhere(release, path)),
      ...expectedFiles(release),
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
  const redirects = await each(leads(release.addresses), (lead) =>
    look(lead.from, () => lookAtLead(ask, origin, lead, release)),
  );
  const suspects = [
    ...unknownPaths(named, release).map((path) => ({ path, problem: "Served, but not in the release" })),
    ...neverServed(release).map((path) => ({ path, problem: "Must never be served" })),
  ];
  const extras = await each(suspects, ({ path, problem }) =>
    look(path, () => lookForExtra(ask, path, problem, nowhere)),
  );
  const { counter } = release;
  const counted = counter === undefined ? [] : await look(counter, () => lookAtCounter(counter, patience));
  const commit = typeof claimed.commit === "string" ? claimed.commit : undefined;
  return { commit, findings: [...files, ...redirects, ...extras, counted].flat() };
}

/** Turns a request without an answer into a finding, until there are too many of them. */
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

/** The contents of a live release.json; empty if it is not JSON. */
function parsed(body: Buffer | undefined): Partial<Release> {
  try {
    return { ...JSON.parse(body?.toString("utf8") ?? "") };
  } catch {
    return {};
  }
}
