import { isCalendarDate } from "../model/fields";
import type { Sources } from "../read/sources";
import { checkAmounts } from "./amounts";
import { checkAnchors } from "./anchors";
import { checkBrokenMarkup } from "./brokenMarkup";
import { checkCards } from "./cards";
import { checkClaims } from "./claims";
import { checkCounter } from "./counter";
import { checkCounts } from "./counts";
import { checkDates } from "./dates";
import { checkDownloads } from "./downloads";
import { checkDrafts } from "./drafts";
import { checkDrawings } from "./drawings";
import { checkDuplicates } from "./duplicates";
import { checkExternal } from "./external";
import { checkFigures } from "./figures";
import { type Check, type CheckResult, findingsWith, firstFew, inOrder, parsedFiles } from "./findings";
import { checkSpoken } from "./habits";
import { checkLanguages } from "./languages";
import { checkLengths } from "./lengths";
import { checkLogo } from "./logo";
import { checkMarkup } from "./markup";
import { checkOrphans } from "./orphans";
import { checkPictures } from "./pictures";
import { checkPlaceholders } from "./placeholders";
import { checkQuotations } from "./quotations";
import { checkRedirects, checkRoutes } from "./redirects";
import { checkReferences } from "./references";
import { checkSchedule } from "./schedule";
import { checkSignOffs } from "./signoffs";
import { checkStandIns } from "./standIns";
import { checkStrayLines } from "./strayLines";
import { checkStyle } from "./style";
import { checkVariables } from "./variables";
import { checkVideos } from "./videos";

const checks: Check[] = [
  checkRoutes,
  checkRedirects,
  checkReferences,
  checkDrafts,
  checkLanguages,
  checkVariables,
  checkClaims,
  checkAnchors,
  checkExternal,
  checkDuplicates,
  checkMarkup,
  checkBrokenMarkup,
  checkStrayLines,
  checkPictures,
  checkCards,
  checkDownloads,
  checkVideos,
  checkDrawings,
  checkLogo,
  checkCounts,
  checkFigures,
  checkLengths,
  checkDates,
  checkSchedule,
  checkOrphans,
  checkPlaceholders,
  checkStandIns,
  checkCounter,
  checkSignOffs,
  checkQuotations,
  checkStyle,
  checkSpoken,
  checkAmounts,
];

/** Today in UTC, as content writes dates. TODAY in the environment is another day, for tests and for a look ahead. */
export function isoToday({ TODAY }: NodeJS.ProcessEnv = process.env): string {
  if (TODAY === undefined) return new Date().toISOString().slice(0, 10);
  if (isCalendarDate(TODAY)) return TODAY;
  throw new Error(`TODAY is "${TODAY}", which is not a day. Write year, month and day: 2026-11-21.`);
}

/**
 * Everything that is, or looks, wrong in a content folder. Used by the command line, the build and develop; `more` is
 * for checks that only one of them runs.
 */
export function examine(sources: Sources, today = isoToday(), more: Check[] = []): CheckResult {
  const findings = findingsWith({
    faults: [...sources.faults, ...parsedFiles(sources).flatMap(({ faults }) => faults)],
    warnings: parsedFiles(sources).flatMap(({ warnings }) => warnings),
  });
  for (const check of [...checks, ...more]) check(sources, findings, today);
  return { faults: firstFew(inOrder(findings.faults)), warnings: firstFew(inOrder(findings.warnings)) };
}
