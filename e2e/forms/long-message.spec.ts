import { expect, type Page } from "@playwright/test";
import { words } from "../support/content";
import { ada, contact } from "../support/forms";
import { alive, open } from "../support/page";
import { test } from "../support/test";

/** A key has its answer within 100 ms on a phone that is four times slower. */
const answer = 100 / 4;

/** One letter, as it is when a key is stuck or a form is tried out. */
const oneLetter = "x".repeat(30_000);

/**
 * The processor time in ms that the browser takes to lay out what `act` changes. The clock would count what else runs
 * on the machine.
 */
async function layoutOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutDuration")?.value ?? 0;
  };
  const before = await spent();
  await act();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return 1000 * ((await spent()) - before);
}

test("a message of one letter, 30,000 times, is taken and typed on without a wait", async ({ page }) => {
  await open(page, "/contact");
  const { message } = contact(page);
  expect(await layoutOf(page, () => message.fill(oneLetter))).toBeLessThan(4 * answer);
  expect(await layoutOf(page, () => message.press("x"))).toBeLessThan(answer);
  await expect(message).toHaveValue(`${oneLetter}x`);
});

test("a megabyte is refused in words, and the field keeps its text", async ({ page }) => {
  await open(page, "/contact");
  const { message } = contact(page);
  await message.fill(ada.message);
  await message.press("End");
  await page.keyboard.insertText("x".repeat(1_000_000));
  await expect(message).toHaveAccessibleDescription(words.contact.heldBack);
  await expect(message).toHaveValue(ada.message);
});

test("it comes back as a draft without a wait", async ({ page }) => {
  await open(page, "/contact");
  const { message } = contact(page);
  await message.fill(oneLetter);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("contact-draft"))).toContain(oneLetter);
  const layout = await layoutOf(page, async () => {
    await page.reload();
    await alive(page);
    await expect(message).toHaveValue(oneLetter);
  });
  expect(layout).toBeLessThan(400);
});
