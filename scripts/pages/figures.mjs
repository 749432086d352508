import { readFileSync } from "node:fs";

/** From this length in ms on, a task blocks the visitor; the time beyond it counts (web.dev/articles/tbt). */
const longTask = 50;

/** A page's figures from a Chromium trace: times in ms, and its layout shift. */
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
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0),
    longest: Math.max(...tasks),
    shift: shifts.reduce((sum, { args }) => sum + args.data.score, 0),
  };
}

/** The routes of the pages in the latest build. */
export const builtRoutes = () => JSON.parse(readFileSync(".content/build/addresses.json", "utf8")).routes;
