/**
 * What a page's scripts cost a visitor: `npm run benchmark -- pages [routes]`. Each route is loaded with and without
 * scripts, by turns, as on a phone with a processor of a quarter of this machine's speed and a slow network. Measures
 * public/ as it is, or with --site another folder; --runs 3 is quicker; --wide is a desktop's window.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "./packages.mjs";
import { figures } from "./pages/figures.mjs";
import { plainHeader, serveFolder } from "./pages/server.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    site: { type: "string", default: "public" },
    wide: { type: "boolean", default: false },
  },
});

/** Lighthouse's phone: 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slower = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
};

/** Time in ms after the last thing that is waited for, for what comes late. */
const afterwards = 1500;

const allRoutes = () => JSON.parse(readFileSync(".content/build/addresses.json", "utf8")).routes;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Loads a page with an empty cache and gives what it cost. */
async function load(browser, url, withScripts) {
  const context = await browser.newContext({
    ...(values.wide ? screens.wide : screens.phone),
    extraHTTPHeaders: withScripts ? {} : { [plainHeader]: "1" },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = { all: 0, scripts: 0 };
  const kinds = new Map();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === "Script") bytes.scripts += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await browser.startTracing(page, {
    categories: [
      "-*",
      "blink.user_timing",
      "loading",
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
    ],
  });
  await page.goto(url);
  // Gatsby sets this mark when React has taken over.
  if (withScripts)
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(afterwards);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return { ...figures(traceEvents, url), bytes: bytes.all, scriptBytes: bytes.scripts };
}

const routes = positionals.length > 0 ? positionals : allRoutes();
const runs = Number(values.runs);
const server = await serveFolder(values.site);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const rows = [];
  for (const route of routes) {
    // The server gets ready.
    await fetch(server.origin + route, { headers: { [plainHeader]: "1" } });
    const results = { with: [], without: [] };
    for (let run = 0; run < runs; run++) {
      results.without.push(await load(browser, server.origin + route, false));
      results.with.push(await load(browser, server.origin + route, true));
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
