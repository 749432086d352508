/**
 * What a page's scripts cost a visitor: `npm run benchmark -- pages [routes]`. Each route is loaded with and without
 * scripts, by turns, as on a phone with a processor of a quarter of this machine's speed and a slow network. Measures
 * public/ as it is, or with --site another folder; --runs 3 is quicker; --wide is a desktop's window. "tap ms" is the
 * longest time in which a tap on the phone's menu was answered, at moments of loading.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { median } from "./median.mjs";
import { findBrowser } from "./packages.mjs";
import { startBrowser, startTracing } from "./pages/devtools.mjs";
import { builtRoutes, figures } from "./pages/figures.mjs";
import { plainHeader, serveFolder } from "./pages/server.mjs";
import { tapAnswer } from "./pages/tap.mjs";
import { pause, screens, visit } from "./pages/visit.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    site: { type: "string", default: "public" },
    wide: { type: "boolean", default: false },
  },
});

/** Time in ms after the last thing that is waited for, for what comes late. */
const afterwards = 2500;

/** Time in ms from one run's tap to the next one's: together they lie in the time in which a page is loaded. */
const step = 250;

const categories = [
  "blink.user_timing",
  "loading",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
];

/** Loads a page with an empty cache and gives what it cost. */
async function load(browser, url, withScripts) {
  const screen = values.wide ? screens.wide : screens.phone;
  const page = await visit(browser, screen, withScripts ? {} : { [plainHeader]: "1" });
  const bytes = { all: 0, scripts: 0 };
  const kinds = new Map();
  page.on(({ method, params }) => {
    if (method === "Network.responseReceived") kinds.set(params.requestId, params.type);
    if (method !== "Network.loadingFinished") return;
    bytes.all += params.encodedDataLength;
    if (kinds.get(params.requestId) === "Script") bytes.scripts += params.encodedDataLength;
  });
  const trace = await startTracing(browser, categories);
  await page.open(url);
  await page.loaded();
  if (withScripts) await page.alive();
  await pause(afterwards);
  const events = await trace.stop();
  await page.end();
  return { ...figures(events, url), bytes: bytes.all, scriptBytes: bytes.scripts };
}

const routes = positionals.length > 0 ? positionals : builtRoutes();
const runs = Number(values.runs);
const server = await serveFolder(values.site);
const browser = await startBrowser(findBrowser());
try {
  const rows = [];
  for (const route of routes) {
    // The server gets ready.
    await fetch(server.origin + route, { headers: { [plainHeader]: "1" } });
    const results = { with: [], without: [] };
    const answers = [];
    for (let run = 0; run < runs; run++) {
      results.without.push(await load(browser, server.origin + route, false));
      results.with.push(await load(browser, server.origin + route, true));
      answers.push(await tapAnswer(browser, server.origin + route, run * step));
    }
    const [on, off] = [results.with, results.without].map(
      (list) => (name) => median(list.map((result) => result[name])),
    );
    rows.push({
      route,
      "LCP ms": Math.round(on("lcp")),
      without: Math.round(off("lcp")),
      ratio: Number((on("lcp") / off("lcp")).toFixed(3)),
      "blocking ms": Math.round(on("blocking")),
      "without ": Math.round(off("blocking")),
      "longest task": Math.round(on("longest")),
      "tap ms": Math.max(...answers),
      shift: Number(on("shift").toFixed(4)),
      KB: Math.round(on("bytes") / 1000),
      "of scripts": Math.round(on("scriptBytes") / 1000),
    });
    console.error(`${route}: load of the machine ${loadavg()[0].toFixed(1)}`);
  }
  console.table(rows);
  console.log(
    `Medians of ${runs}; "without": the same without scripts. Load of the machine: ${loadavg()[0].toFixed(1)}`,
  );
} finally {
  await browser.close();
  server.close();
}
