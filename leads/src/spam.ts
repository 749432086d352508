import type { Lead } from "./rules";

/** From this score on a lead's e-mail says that it may be advertising. It is kept and forwarded like any other. */
export const suspect = 5;

const link = /https?:\/\/|www\./gi;

/** What tells advertising from a message to the company, and how much it counts. Nothing of it is proof by itself. */
const signs: readonly [points: number, sign: (words: string) => boolean][] = [
  [2, (words) => count(words, link) > 0],
  // A question about three services has three links.
  [1, (words) => count(words, link) > 2],
  [4, (words) => /\[url=|<a\s+href=/i.test(words)],
  [
    3,
    (words) =>
      /\b(?:backlinks?|guest posts?|seo (?:services?|agency)|casino bonus|viagra|crypto giveaway)\b/i.test(
        words,
      ),
  ],
  [
    2,
    (words) =>
      /\b(?:first page of google|increase (?:your )?(?:traffic|ranking)|buy now|act now)\b/i.test(words),
  ],
  [2, (words) => words.length > 20 && count(words, /[A-Z]/g) > 0.6 * count(words, /[a-z]/gi)],
  [2, (words) => /(.)\1{9}/.test(words)],
];

const count = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;

/** From 0, a message, to 10, advertising. Nobody has to solve a puzzle, and no other company is asked. */
export function spamScore(lead: Lead): number {
  if (lead.type === "email") return 0;
  const { name, feedback } = lead;
  const points = signs.filter(([, sign]) => sign(feedback)).reduce((sum, [each]) => sum + each, 0);
  // Nobody is called by an address.
  return Math.min(10, points + (/https?:|www\./i.test(name) ? 5 : 0));
}
