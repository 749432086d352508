import { isCalendarDate } from "../model/fields";
import type { Sources } from "../read/sources";
import { inDays } from "./dates";
import { type Check, whereIs } from "./findings";
import { type Value, valueIn, valuesOf } from "./values";

const isDay = ({ value }: Value) => isCalendarDate(value);
const firstDays = (sources: Sources) => valuesOf(sources, "news.items.from", "Notice.from").filter(isDay);
const lastDays = (sources: Sources) => valuesOf(sources, "news.items.until", "Notice.until").filter(isDay);

/** Display dates that are in the wrong order, or in the past. */
export const checkSchedule: Check = (sources, { fault, warn }, today) => {
  for (const { file, path, value: until } of lastDays(sources)) {
    const from = valueIn(file.known, [...path.slice(0, -1), "from"]);
    if (typeof from === "string" && from > until) {
      fault(
        { file, path },
        `It ends on ${until}, before it begins on ${from}.`,
        "Correct one of the two days.",
      );
    } else if (until < today) {
      warn({ file, path }, `It ended on ${until}: nobody sees it.`, "Remove it, or write a later day.");
    }
  }
};

/** The next day on which something appears or expires, as a sentence that says where; empty if there is none. */
export function nextBuild(sources: Sources, today: string): string[] {
  const days = [
    ...firstDays(sources).map((found) => ({ ...found, day: found.value })),
    ...lastDays(sources).map((found) => ({ ...found, day: inDays(found.value, 1) })),
  ];
  const [next] = days.filter(({ day }) => day > today).sort((a, b) => (a.day < b.day ? -1 : 1));
  if (!next) return [];
  return [`The next build is needed on ${next.day} (UTC): ${whereIs(next)}.`];
}
