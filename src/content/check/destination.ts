import { siteUrl } from "../model/fields";
import type { Sources } from "../read/sources";

/**
 * Where a build is deployed, from the environment: SITE_URL overrides the content's address, NOINDEX is for staging.
 */
export interface Destination {
  url?: string;
  /** Search engines are asked to stay away. */
  noindex: boolean;
}

export const destinationFrom = ({ SITE_URL, NOINDEX }: NodeJS.ProcessEnv): Destination => ({
  ...(SITE_URL && { url: SITE_URL }),
  noindex: NOINDEX === "1",
});

const address = siteUrl({ help: "", example: "" });

/** Why nothing can be built for this destination: a sentence for each bad variable. */
export function refuseDestination({ SITE_URL, NOINDEX }: NodeJS.ProcessEnv): string[] {
  const refusals: string[] = [];
  const problem = SITE_URL ? address.safeParse(SITE_URL).error?.issues[0]?.message : undefined;
  if (problem) refusals.push(`SITE_URL is "${SITE_URL}". ${problem}.`);
  if (NOINDEX && NOINDEX !== "1") refusals.push(`NOINDEX is "${NOINDEX}". Write NOINDEX=1, or leave it out.`);
  return refusals;
}

/** The sources with the destination's address, which everything built from them then uses. */
export function withDestination(sources: Sources, { url }: Destination): Sources {
  const { site } = sources.shared;
  if (url === undefined || !site?.content) return sources;
  return { ...sources, shared: { ...sources.shared, site: { ...site, content: { ...site.content, url } } } };
}
