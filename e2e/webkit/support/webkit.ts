import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { test as base, expect } from "@playwright/test";
import { Builder, By, type WebDriver } from "selenium-webdriver";

/** What stands for Safari on Linux: WebKitGTK's own browser, driven by WebDriver (WEBKIT names it). */
const browser = process.env.WEBKIT ?? "";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

/** WebKit's driver on a screen of its own; resolves with its address once it listens. */
async function startDriver(): Promise<{ url: string; driver: ChildProcess }> {
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1400x1000x24"];
  const driver = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return { url, driver };
}

/** A WebKit of its own for each test: over many minutes its driver loses the connection. */
export const test = base.extend<{ webkit: WebDriver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs: none.
  webkit: async ({}, use) => {
    const { url, driver } = await startDriver();
    try {
      const webkit = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        })
        .build();
      await use(webkit);
      await webkit.quit();
    } finally {
      // With its screen, which is in the same group.
      if (driver.pid) process.kill(-driver.pid);
    }
  },
});

/** Opens a page in a window of this width and waits until its controls answer. */
export async function open(webkit: WebDriver, address: string, width = 1280) {
  await webkit.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  await webkit.get(address);
  await alive(webkit);
}

/** Resolves when React has taken over the page: it then has its own notes on the elements. */
export async function alive(webkit: WebDriver) {
  // A sign of a visitor, for which the page loads its scripts.
  await webkit.actions().move({ x: 3, y: 3 }).move({ x: 9, y: 9 }).perform();
  await until(
    webkit,
    () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    true,
  );
}

/** Runs a function in the page; what it is given goes along as JSON, elements as themselves. */
export const inPage = <Given extends unknown[], Result>(
  webkit: WebDriver,
  act: (...given: Given) => Result,
  ...given: Given
) => webkit.executeScript<Result>(act, ...given);

/** Asks the page again and again until it gives this value. */
export const until = <Given extends unknown[], Result>(
  webkit: WebDriver,
  ask: (...given: Given) => Result,
  value: Result,
  ...given: Given
) => expect.poll(() => inPage(webkit, ask, ...given)).toEqual(value);

/** The visible elements that a selector finds and that go by a name: their label, or else their text. */
export const named = (selector: string, name: string) =>
  By.js(
    (among: string, sought: string) =>
      [...document.querySelectorAll(among)].filter(
        (element) =>
          element.checkVisibility() &&
          (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() === sought,
      ),
    selector,
    name,
  );
