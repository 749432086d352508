import { expect } from "@playwright/test";
import { carousel, shows, slides } from "../support/carousel";
import { allSections, words } from "../support/content";
import {
  ada,
  closeToast,
  contact,
  done,
  failed,
  failSending,
  fillContact,
  holdSending,
  newsletter,
  subscribe,
} from "../support/forms";
import { arrow, bringUpNews, newsRoute, newsRow } from "../support/news";
import { answerForOthers, footerLink, main, open, scrollTo, scrollTop, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

test("the focus stays on a carousel's row until it moves on by itself", async ({ page }) => {
  const [show] = shows;
  test.skip(!show, "No page has a carousel");
  if (!show) return;
  await page.goto(show.route);
  const row = carousel(page, show).getByRole("list");
  await row.focus();
  await row.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(row).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slides(page, show)).toHaveCount(1);
  await expect(carousel(page, show).getByRole("button").first()).toBeFocused();
});

test("the news' arrow keeps the focus at the row's end, and can be seen", async ({ page }) => {
  test.skip(!newsRow, "No page has a row of news");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, newsRoute);
  await bringUpNews(page);
  await arrow(page, "next").focus();
  await expect
    .poll(async () => {
      await page.keyboard.press("Enter");
      return arrow(page, "next").getAttribute("aria-disabled");
    })
    .toBe("true");
  await expect(arrow(page, "next")).toBeFocused();
  await expect(arrow(page, "next")).toHaveCSS("opacity", "1");
});

for (const [outcome, said] of [
  ["success", done],
  ["failure", failed],
] as const) {
  test(`the focus waits on the newsletter's status, and is back after a ${outcome}`, async ({ page }) => {
    const release = outcome === "success" ? await holdSending(page) : undefined;
    if (!release) await failSending(page);
    await open(page, "/about");
    await newsletter(page).email.fill(ada.email);
    await newsletter(page).send.focus();
    await page.keyboard.press("Enter");
    if (release) {
      await expect(newsletter(page).outcome).toBeFocused();
      await expect(newsletter(page).outcome).toHaveText(words.newsletter.sending);
      release();
    }
    await expect(newsletter(page).outcome).toHaveText(said);
    await expect(newsletter(page).send).toBeFocused();
  });
}

test("the focus waits on the contact form's status, and is back on Send after a failure", async ({
  page,
}) => {
  const held = await holdSending(page);
  await open(page, "/contact");
  await fillContact(page);
  await contact(page).send.focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("status").filter({ hasText: words.contact.onItsWay })).toBeFocused();
  page.once("dialog", (dialog) => dialog.accept());
  await page.context().setOffline(true);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  held();
  await expect(contact(page).send).toBeFocused();
  await page.context().setOffline(false);
});

test("the focus goes to the player when a video begins", async ({ page, context }) => {
  const withVideo = allSections("Spotlight").find(({ video }) => video);
  test.skip(!withVideo, "No page shows a video");
  await answerForOthers(context);
  await open(page, withVideo?.route ?? "/");
  await page.getByRole("button", { name: `${words.page.play}: ${withVideo?.video?.title}` }).press("Enter");
  await expect(page.locator("iframe")).toBeFocused();
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", /allow-scripts/);
});

test("the focus goes back to where it was when a toast is closed by key", async ({ page }) => {
  await open(page, "/about");
  await subscribe(page, ada.email, done);
  await footerLink(page, "/contact").focus();
  await closeToast(page).focus();
  await page.keyboard.press("Enter");
  await expect(closeToast(page)).toHaveCount(0);
  await expect(footerLink(page, "/contact")).toBeFocused();
});

test("a link to the open page leads to its top, and takes the focus along", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 4000);
  await footerLink(page, "/").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(main(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(main(page).locator(":focus")).toHaveCount(1);
});
