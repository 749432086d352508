import type { Lead } from "./rules";

/**
 * From this score on, the subject of a lead's email says that it may be spam. The lead is stored and forwarded like any
 * other.
 */
export const spamThreshold = 5;

const link = /https?:\/\/|www\./gi;

const spamOffers =
  /\b(?:backlinks?|guest posts?|seo (?:services?|agency)|casino bonus|viagra|crypto giveaway)\b/i;

const spamPhrases = /\b(?:first page of google|increase (?:your )?(?:traffic|ranking)|buy now|act now)\b/i;

/** What is typical of spam, and how many points it adds. None of it is proof by itself. */
const spamSignals: readonly { points: number; matches(message: string): boolean }[] = [
  { points: 2, matches: (message) => count(message, link) > 0 },
  // Three links alone stay below the threshold: a question about three services has as many.
  { points: 1, matches: (message) => count(message, link) > 2 },
  { points: 4, matches: (message) => /\[url=|<a\s+href=/i.test(message) },
  { points: 3, matches: (message) => spamOffers.test(message) },
  { points: 2, matches: (message) => spamPhrases.test(message) },
  // Mostly capital letters.
  {
    points: 2,
    matches: (message) => message.length > 20 && count(message, /[A-Z]/g) > 0.6 * count(message, /[a-z]/gi),
  },
  // The same character ten times in a row.
  { points: 2, matches: (message) => /(.)\1{9}/.test(message) },
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** From 0, a genuine message, to 10, spam. It takes no puzzle for the visitor and no other company's service. */
export function spamScore(lead: Lead): number {
  if (lead.type === "email") return 0;
  const { name, feedback } = lead;
  const points = spamSignals
    .filter(({ matches }) => matches(feedback))
    .reduce((sum, signal) => sum + signal.points, 0);
  // No person has a web address for a name.
  return Math.min(10, points + (/https?:|www\./i.test(name) ? 5 : 0));
}
