import { readFileSync } from "node:fs";

/** A task that takes longer keeps the visitor waiting, by what it takes beyond (web.dev/articles/tbt). */
const patience = 50;

/** What a trace of Chromium says about a page: its times in ms, and by how much its layout has shifted. */
export function figures(events, url) {
  const begin = events.find(
    ({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url,
  );
  if (!begin) throw new Error(`The trace does not show that ${url} was loaded.`);
  const { pid, tid, ts } = begin;
  const mine = events.filter((event) => event.pid === pid && event.ts >= ts);
  const named = (name) => mine.filter((event) => event.name === name);
  const since = (event) => (event.ts - ts) / 1000;

  const [firstPaint] = named("firstContentfulPaint");
  const lcp = named("largestContentfulPaint::Candidate")
    .sort((a, b) => a.ts - b.ts)
    .at(-1);
  const tasks = named("RunTask")
    .filter((task) => task.tid === tid && task.ts + task.dur >= firstPaint.ts)
    .map(({ dur }) => dur / 1000);
  const shifts = named("LayoutShift").filter(({ args }) => !args.data.had_recent_input);
  return {
    lcp: since(lcp),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - patience), 0),
    longest: Math.max(...tasks),
    shift: shifts.reduce((sum, { args }) => sum + args.data.score, 0),
  };
}

/** The routes of the pages that were built last. */
export const builtRoutes = () => JSON.parse(readFileSync(".content/build/addresses.json", "utf8")).routes;
