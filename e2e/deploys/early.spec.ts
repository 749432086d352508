import { expect, type Page } from "@playwright/test";
import { carousel, dot, expectSlide, shows } from "../support/carousel";
import { ada, contact, fillContact, leadsOf, nextLead } from "../support/forms";
import { expectNoNotice } from "../support/notices";
import {
  alive,
  boxOf,
  collectFaults,
  footerLink,
  hold,
  holdScripts,
  saveData,
  settle,
  wide,
} from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

const askedFor = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/page-data\//.test(pathname)) paths.push(pathname);
  });
  return paths;
};

/** Holds back a picture of the page, so that it is not loaded, until the returned function is called. */
const holdPictures = (page: Page) => hold(page, /\.(avif|webp|png|svg)$/);

test("scripts wait until the pictures of the page are there", async ({ page }) => {
  const asked = askedFor(page);
  const release = await holdPictures(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await settle(page);
  expect(asked).toEqual([]);
  release();
  await alive(page);
  expect(asked.filter((path) => path.includes("/app-")).length).toBeGreaterThan(0);
});

for (const [sign, give] of Object.entries({
  "a movement of the mouse": (page: Page) => page.mouse.move(6, 6, { steps: 2 }),
  "a key": (page: Page) => page.keyboard.press("Shift"),
  "a turn of the wheel": (page: Page) => page.mouse.wheel(0, 10),
})) {
  test(`the page comes alive at once on the first sign of a visitor: ${sign}`, async ({ page }) => {
    const asked = askedFor(page);
    const release = await holdPictures(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await settle(page);
    expect(asked).toEqual([]);
    await give(page);
    await alive(page);
    release();
  });
}

test("on Save-Data nothing is loaded for a page that is only there", async ({ page }) => {
  const asked = askedFor(page);
  await saveData(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await expectNoNotice(page);
  const sent = nextLead(page);
  await fillContact(page);
  await contact(page).send.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: ada.name, feedback: ada.message });
  await expect(contact(page).thanks).toBeVisible();
});

for (const show of shows) {
  test(`a button of "${show.label}" that is pressed too early acts once the page is alive`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await holdScripts(page);
    await page.goto(show.route, { waitUntil: "commit" });
    await carousel(page, show).scrollIntoViewIfNeeded();
    await dot(page, show, 2).click();
    await expect(dot(page, show, 2), "the press is answered at once").toHaveAttribute("aria-busy", "true");
    release();
    await expectSlide(page, show, 2);
    await expect(dot(page, show, 2)).not.toHaveAttribute("aria-busy");
    expect(faults).toEqual([]);
  });

  test(`"${show.label}" is scrolled slide by slide while the scripts have not come`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(show.route, { waitUntil: "commit" });
    // What is still being read moves away under the mouse.
    await page.waitForLoadState("domcontentloaded");
    const row = carousel(page, show).getByRole("list");
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    const { width } = await boxOf(row);
    await page.mouse.wheel(width * 0.8, 0);
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeCloseTo(width, -1);
    release();
    await alive(page);
  });
}

test("a link that is clicked before the page is alive leads on", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  release();
  await alive(page);
  await expectNoNotice(page);
});

test("what is typed while the page comes alive stays, and is sent once", async ({ page }) => {
  const leads = leadsOf(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContact(page);
  await alive(page);
  await expect(contact(page).name).toHaveValue(ada.name);
  await expect(contact(page).message).toHaveValue(ada.message);
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
  expect(leads).toHaveLength(1);
});
