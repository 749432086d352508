/**
 * What a page's scripts cost a visitor: `npm run benchmark -- pages [routes]`. Each route is loaded with and without
 * scripts, in turns, on an emulated phone at a quarter of this machine's speed and with a slow network. Measures
 * public/ as it is, or another folder with --site; --runs 3 is quicker; --wide uses a desktop window. "tap ms" is the
 * longest response to a tap on the phone's menu button while the page was loading.
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

/** Extra time in ms at the end, for late activity. */
const settleTime = 2500;

/** How many ms later each run taps than the one before, so that the taps cover the loading time of a page. */
const tapStep = 250;

const categories = [
  "blink.user_timing",
  "loading",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
];

/** Loads a page with an empty cache and returns what it cost. */
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
  await pause(settleTime);
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
    // Warms up the server's cache.
    await fetch(server.origin + route, { headers: { [plainHeader]: "1" } });
    const results = { with: [], without: [] };
    const answers = [];
    for (let run = 0; run < runs; run++) {
      results.without.push(await load(browser, server.origin + route, false));
      results.with.push(await load(browser, server.origin + route, true));
      answers.push(await tapAnswer(browser, server.origin + route, run * tapStep));
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
    console.error(`${route}: machine load ${loadavg()[0].toFixed(1)}`);
  }
  console.table(rows);
  console.log(
    `Medians of ${runs}; "without": the same without scripts. Machine load: ${loadavg()[0].toFixed(1)}`,
  );
} finally {
  await browser.close();
  server.close();
}
