import type { Claims } from "../read/claims";
import type { ParsedFile } from "../read/parse";
import { reviewsOf } from "./claims";
import type { Check, Tell } from "./findings";

export const inDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Dates that are out of order, in the future, or past review. */
export const checkDates: Check = (sources, { warn }, today) => {
  const { news, claims, glossary, site } = sources.shared;
  const coming = (date: string) => date > today;
  news?.content?.items.forEach(({ date, title, draft, from }, index, all) => {
    const newer = all[index - 1];
    if (coming(date) && !draft && (from ?? today) < date) {
      warn(
        { file: news, path: ["items", index, "date"] },
        `${date} is in the future.`,
        "Write the day it was published.",
      );
    }
    if (newer && newer.date < date) {
      warn(
        { file: news, path: ["items", index, "date"] },
        `"${title}" (${date}) is newer than the entry above it (${newer.date}).`,
        "The newest comes first: move it up, or correct the date.",
      );
    }
  });
  if (claims?.content) checkClaimDates(claims, claims.content, warn, today);
  glossary?.content?.items.forEach(({ term, reviewed }, index) => {
    if (!coming(reviewed)) return;
    warn(
      { file: glossary, path: ["items", index, "reviewed"] },
      `"${term}" has a review date in the future (${reviewed}).`,
      "Write the day somebody last checked it.",
    );
  });
  for (const file of sources.pages) {
    const published = file.content?.published;
    if (published === undefined || !coming(published) || file.content?.draft) continue;
    warn(
      { file, path: ["published"] },
      `${published} is in the future.`,
      "Write the day the page is published.",
    );
  }
  const expires = site?.content?.security?.expires;
  if (site && expires !== undefined) {
    const path = ["security", "expires"];
    if (expires <= today) {
      warn(
        { file: site, path },
        `security.txt expired on ${expires}: people who find a hole in the site can no longer rely on its address.`,
        "Check that someone still reads mail to the address, then write a day within the next year.",
      );
    } else if (expires > inDays(today, 365)) {
      warn(
        { file: site, path },
        `${expires} is more than a year ahead.`,
        "Write a day within the next year, so that somebody looks at it again (RFC 9116).",
      );
    }
  }
  if (site?.content && coming(site.content.founded)) {
    warn({ file: site, path: ["founded"] }, "The founding date is in the future.", "Write year and month.");
  }
};

/** Claims past their review date, and rates dated in the future. */
function checkClaimDates(file: ParsedFile, claims: Claims, warn: Tell, today: string) {
  for (const rate of ["network", "bsv"] as const) {
    const { date } = claims.rates[rate];
    if (date <= today) continue;
    const expected = "Write the day of which the rate is.";
    warn({ file, path: ["rates", rate, "date"] }, `${date} is in the future.`, expected);
  }
  for (const { what, path, review } of reviewsOf(claims)) {
    if (review >= today) continue;
    const expected = "Check that it still holds, then write the next date.";
    warn({ file, path }, `${what} was due for review by ${review}.`, expected);
  }
}
