import { randomBytes } from "node:crypto";
import { answerHeaders } from "../hosts/delivery";
import { type Release, releaseFile, sha256 } from "../release";
import { lookAtCounter } from "./counter";
import { expectedFiles, expectedNowhere } from "./expected";
import { linksIn, lookForExtra, namedFiles, neverServed, unknownPaths } from "./extras";
import { lookAt, targetOf } from "./files";
import type { Finding } from "./finding";
import { expectedRedirects, lookAtRedirect } from "./redirects";
import { type Ask, connect, each } from "./request";
import { Unreachable } from "./trouble";

export interface Result {
  /** The commit that the site says it was built from; undefined if it does not say. */
  commit: string | undefined;
  findings: Finding[];
}

/** The check is aborted once more requests than this have failed. */
const toleratedFailures = 16;

/** Compares a live site with a release. `origin` has no path. */
export async function verifySite(origin: string, release: Release, timeout?: number): Promise<Result> {
  const { ask, close } = connect(origin, timeout);
  try {
    await refuseOtherHost(ask, origin);
    return await compare(ask, origin, release, timeout);
  } finally {
    close();
  }
}

/** Throws if the host redirects to another one: then that is the one to verify. */
async function refuseOtherHost(ask: Ask, origin: string) {
  const target = targetOf(await ask("/"), origin);
  if (target && target.origin !== origin) {
    throw new Error(`${origin} redirects to ${target.origin}: verify that address.`);
  }
}

async function compare(ask: Ask, origin: string, release: Release, timeout?: number): Promise<Result> {
  const look = tolerant();
  const site = {
    ask,
    origin,
    always: answerHeaders({ tls: origin.startsWith("https:"), noindex: release.noindex === true }),
  };
  const live = await ask(`/${releaseFile}`);
  const claimed = parsed(live.body);
  const unknownName = `no-such-page-${randomBytes(4).toString("hex")}`;
  const { body } = await ask(`/${unknownName}`);
  const nowhere = body && sha256(body);

  const named = namedFiles(claimed.files);
  const files = await each(
    [
      ...[`/${unknownName}`, `/static/${unknownName}.png`].map((path) => expectedNowhere(release, path)),
      ...expectedFiles(release),
    ],
    (expected) =>
      look(expected.path, async () => {
        const { findings, body } = await lookAt(site, expected, nowhere);
        if (body && /html|xml/.test(expected.type ?? "")) {
          named.push(...linksIn(body.toString("utf8"), origin, expected.path));
        }
        return findings;
      }),
  );
  const redirects = await each(expectedRedirects(release.addresses), (redirect) =>
    look(redirect.from, () => lookAtRedirect(site, redirect, release)),
  );
  const suspects = [
    ...unknownPaths(named, release).map((path) => ({ path, problem: "Served, but not in the release" })),
    ...neverServed(release).map((path) => ({ path, problem: "Must never be served" })),
  ];
  const extras = await each(suspects, ({ path, problem }) =>
    look(path, () => lookForExtra(ask, path, problem, nowhere)),
  );
  const { counter } = release;
  const counted = counter === undefined ? [] : await look(counter, () => lookAtCounter(counter, timeout));
  const commit = typeof claimed.commit === "string" ? claimed.commit : undefined;
  return { commit, findings: [...files, ...redirects, ...extras, counted].flat() };
}

/** Turns unanswered requests into findings, until there are too many. */
function tolerant() {
  let failures = 0;
  return async (path: string, work: () => Promise<Finding[]>): Promise<Finding[]> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unreachable) || ++failures > toleratedFailures) throw error;
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
