import { pause, screens, visit } from "./visit.mjs";

/** The shortest time in ms that Event Timing reports (w3.org/TR/event-timing). */
const shortest = 16;

const watch = `window.answers = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.answers.push(duration);
}).observe({ type: "event", durationThreshold: ${shortest}, buffered: true });`;

const button = `document.querySelector("header [aria-haspopup=dialog]")`;
const isOpen = `Boolean(document.querySelector("dialog[open]"))`;

/**
 * Taps the menu button on a phone that is still loading the page, `delay` ms after its first paint. Returns the time in
 * ms from the touch to the paint that shows the result; times too short to be reported count as `shortest`.
 */
export async function tapAnswer(browser, url, delay) {
  const page = await visit(browser, screens.phone);
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: watch });
  await page.open(url);
  await page.painted();
  await pause(delay);
  const box = await page.evaluate(`${button}.getBoundingClientRect().toJSON()`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await page.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.until(isOpen);
  await page.alive();
  // Times are reported after the paint that ends them.
  await pause(500);
  const answers = await page.evaluate("window.answers");
  const stays = await page.evaluate(isOpen);
  await page.end();
  if (!stays)
    throw new Error(`${url}: the menu that was opened ${delay} ms after the first paint is closed.`);
  return Math.max(shortest, ...answers);
}
