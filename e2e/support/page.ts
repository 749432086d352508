import { type BrowserContext, expect, type Locator, type Page, type Route } from "@playwright/test";
import { literally, words } from "./content";

export const wide = { width: 1280, height: 800 };
export const small = { width: 390, height: 844 };

/** Opens a page and waits until it is alive: the controls answer from then on. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await showUp(page);
  await alive(page);
}

/** Gives a sign of a visitor: the page asks for its scripts at once rather than when it is idle. */
export async function showUp(page: Page) {
  // A mouse that only rests is no visitor, so it moves, wherever it was.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

export const main = (page: Page) => page.getByRole("main");

/** The footer's first link to an address, whatever it is called. */
export const footerLink = (page: Page, to: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link")
    .and(page.locator(`[href="${to}"]`))
    .first();

/** React's own note on the element that it renders into. */
interface RootFiber {
  stateNode: { current: { memoizedState: { element: unknown; isDehydrated: boolean } | null } };
}

/** Resolves when React has taken over the server's HTML, all of it: it does so in slices. */
export async function alive(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby") ?? {};
    const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$"));
    const fiber = key && (root as Record<string, RootFiber>)[key];
    return fiber ? fiber.stateNode.current.memoizedState?.isDehydrated === false : false;
  });
  await settle(page);
}

/** Lets everything that the page has begun to work on come to its end; works while its clock stands still. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let hop = 0; hop < 30; hop++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
  });

/** Resolves after the browser has drawn two frames. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls from top to bottom in steps of less than a viewport, as a reader does, and waits for the pictures. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end(); top += window.innerHeight * 0.6) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    window.scrollTo({ top: end(), behavior: "instant" });
    await frame();
  });
  await page.waitForLoadState("networkidle");
}

/** What the server sends for an address, read but not rendered: for what many documents are asked. */
export async function documentAt(page: Page, path: string) {
  const answer = await page.request.get(path);
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, "text/html"),
    await answer.text(),
  );
}

/** Every request of a page for something that no static site needs: calls, and whatever goes to another host. */
export function collectCalls(page: Page, baseURL: string | undefined): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const own = origin === baseURL && request.method() === "GET";
    const gatsbys = /\.json$/.test(pathname);
    if (!own || (["fetch", "xhr"].includes(request.resourceType()) && !gatsbys)) calls.push(request.url());
  });
  return calls;
}

/** Everything a page says about its own faults; what the network answers is not among it. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      faults.push(message.text());
    }
  });
  return faults;
}

/** Answers for every host outside the site, so that links can be followed. */
export const answerForOthers = (context: BrowserContext) =>
  context.route(/^https:/, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>",
    }),
  );

/** Holds back the requests that match until the returned function is called; then they go on, or are answered. */
export async function hold(
  page: Page,
  requests: Parameters<Page["route"]>[0],
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { released, release } = latch();
  await page.route(requests, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** A promise, and what resolves it. */
function latch() {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  return { released, release: () => release() };
}

/** Holds back every script file until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, /\.js$/);

/** Lets the page's visitor be one who saves data; it is alive only after something was done on it. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Answers the script files whose text contains `mark` in another way. */
const treatScripts = (
  page: Page,
  mark: string,
  treat: (route: Route, answer: () => Promise<void>) => unknown,
) =>
  page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const answer = () => route.fulfill({ response, body });
    await (body.includes(mark) ? treat(route, answer) : answer());
  });

/** Cuts off the script files whose text contains `mark`, as a broken network would. */
export const blockScripts = (page: Page, mark: string) => treatScripts(page, mark, (route) => route.abort());

/** Holds back the script files whose text contains `mark` until the returned function is called. */
export async function holdScriptsWith(page: Page, mark: string): Promise<() => void> {
  const { released, release } = latch();
  await treatScripts(page, mark, (_, answer) => released.then(answer));
  return release;
}

/** Expects a link that leaves the site in a new tab, and says so. */
export async function expectToLeave(link: Locator, to: string) {
  await expect(link).toHaveAttribute("href", to);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAccessibleName(new RegExp(literally(words.header.newTab)));
}

/** The element's box, which it must have. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no box`);
  return box;
}
