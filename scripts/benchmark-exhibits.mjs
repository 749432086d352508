/**
 * How long a visitor waits for an exhibit: `npm run benchmark -- exhibits [routes]`. On an emulated phone, at a
 * quarter of this machine's speed, each exhibit in public/ (or another folder, with --site) is checked, cheated with
 * its first cheat and started again, five times. Times are in ms from the click to the verdict; "longest" is the longest
 * task of the page meanwhile, at that speed.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { median } from "./median.mjs";
import { findBrowser } from "./packages.mjs";
import { builtRoutes } from "./pages/figures.mjs";
import { serveFolder } from "./pages/server.mjs";
import { screens, slowdown } from "./pages/visit.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, site: { type: "string", default: "public" } },
});

/** Clicks `selector` in the exhibit. Returns the verdict that follows, one of `wanted`, and the time it took in ms. */
const act = (page, selector, ...wanted) =>
  page.evaluate(
    ([name, verdicts]) =>
      new Promise((done) => {
        const root = document.querySelector("[data-exhibit]");
        const start = performance.now();
        const look = () => {
          const { verdict } = root.querySelector("output[data-verdict]").dataset;
          if (!verdicts.includes(verdict)) return;
          observer.disconnect();
          done({ verdict, time: performance.now() - start });
        };
        const observer = new MutationObserver(look);
        observer.observe(root, { subtree: true, childList: true, attributes: true });
        root.querySelector(name).click();
        look();
      }),
    [selector, wanted],
  );

const check = "[data-act=check]";

/** Most cheats are checked at once; the others need a press on the check button. */
async function cheat(page) {
  const { verdict, time } = await act(page, "[data-act=cheat]", "fails", "caught", "unchecked");
  return verdict === "unchecked" ? (await act(page, check, "fails", "caught")).time : time;
}

const watchTasks = () => {
  window.tasks = [];
  new PerformanceObserver((list) =>
    window.tasks.push(...list.getEntries().map((task) => task.duration)),
  ).observe({
    type: "longtask",
  });
};

const { width, height, deviceScaleFactor } = screens.phone;
const phone = { viewport: { width, height }, deviceScaleFactor, isMobile: true, hasTouch: true };

async function measure(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  const root = page.locator("[data-exhibit]").first();
  const [checks, cheats] = [[], []];
  let longest = 0;
  if (await root.count()) {
    // The exhibit's code loads on first use.
    await root.locator(check).focus();
    await page.waitForLoadState("networkidle");
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", slowdown);
    await page.evaluate(watchTasks);
    for (let run = 0; run < Number(values.runs); run++) {
      checks.push((await act(page, check, "holds")).time);
      cheats.push(await cheat(page));
      await act(page, "[data-act=reset]", "unchecked");
    }
    longest = await page.evaluate(() => Math.max(0, ...window.tasks));
  }
  await context.close();
  return { checks, cheats, longest };
}

const server = await serveFolder(values.site);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const rows = [];
  for (const route of positionals.length > 0 ? positionals : builtRoutes()) {
    const { checks, cheats, longest } = await measure(browser, server.origin + route);
    if (checks.length === 0) continue;
    rows.push({
      route,
      "first check": Math.round(checks[0]),
      check: Math.round(median(checks)),
      cheat: Math.round(median(cheats)),
      longest: Math.round(longest),
    });
    console.error(route);
  }
  console.table(rows);
} finally {
  await browser.close();
  server.close();
}
