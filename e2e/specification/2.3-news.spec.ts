import { expect, type Page } from "@playwright/test";
import { boxOf, expectToLeave, open, wide } from "../support/page";
import { main } from "./support/parts";
import { test } from "./support/test";

const news = (page: Page) => main(page).getByRole("region", { name: "Latest News & Videos", exact: true });
const row = (page: Page) => news(page).getByRole("list");
const cards = (page: Page) => row(page).getByRole("listitem");

test("2.3 and 9 Home: 'Latest News & Videos' has 9 external article and video cards", async ({ read }) => {
  const page = await read("/");
  await expect(main(page).getByRole("heading", { name: "Latest News & Videos", exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
});

test("2.3 and 3 Home: each news card has type (Article or Video), title, date and image, and opens in a new tab", async ({
  read,
}) => {
  const page = await read("/");
  const addresses = new Set<string>();
  for (const card of await cards(page).all()) {
    const href = (await card.getByRole("link").getAttribute("href")) ?? "";
    addresses.add(href);
    await expectToLeave(card.getByRole("link"), href);
    await expect(card.getByRole("heading")).not.toBeEmpty();
    await expect(card.getByText(/^(Article|Video)$/)).toBeVisible();
    await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible();
    await expect(card.locator("img")).toHaveCount(1);
  }
  expect(addresses.size).toBe(9);
});

for (const [width, perView, gap] of [
  [390, 1, 30],
  [639, 1, 30],
  [640, 2, 30],
  [1023, 2, 30],
  [1024, 3, 40],
  [1920, 3, 40],
] as const) {
  test(`2.3 and 9 Home: news slides per view and gaps: ${perView} at ${width} px, ${gap} px apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    const list = await boxOf(row(page));
    const boxes = await Promise.all((await cards(page).all()).map(boxOf));
    const inside = boxes.filter(
      (box) => box.x > list.x - 0.5 && box.x + box.width < list.x + list.width + 0.5,
    );
    expect(inside).toHaveLength(perView);
    for (const [left, { x, width: size }] of boxes.slice(0, -1).entries())
      expect((boxes[left + 1]?.x ?? 0) - x - size).toBeCloseTo(gap, 1);
  });
}

test.describe("moving the news", () => {
  test.use({ viewport: wide, reducedMotion: "reduce" });

  const dots = (page: Page) => news(page).getByRole("button", { name: /^Go to slide/ });
  const expectFirst = (page: Page, slide: number) =>
    expect(dots(page).nth(slide)).toHaveAttribute("aria-current", "true");

  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await row(page).evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(dots(page)).toHaveCount(7);
  });

  test("2.3 Home: the news support keyboard …", async ({ page }) => {
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectFirst(page, 1);
    await page.keyboard.press("ArrowLeft");
    await expectFirst(page, 0);
  });

  test("2.3 Home: … mouse wheel …", async ({ page }) => {
    const { x, y, width, height } = await boxOf(row(page));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, 100);
    await expectFirst(page, 1);
  });

  test("2.3 Home: … and clickable pagination", async ({ page }) => {
    await dots(page).nth(4).click();
    await expectFirst(page, 4);
  });

  test("2.3 Home: the news have arrows revealed on hover", async ({ page }) => {
    const next = news(page).getByRole("button", { name: "Next slide", exact: true });
    await page.mouse.move(640, 5);
    await expect(next).toHaveCSS("opacity", "0");
    await news(page).hover();
    await expect(next).toHaveCSS("opacity", "1");
    await next.click();
    await expectFirst(page, 1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("2.3 Home: the news are a swipe carousel", async ({ read }) => {
    const page = await read("/");
    await expect(row(page)).toHaveCSS("overflow-x", "auto");
    await expect(row(page)).toHaveCSS("scroll-snap-type", /^x mandatory/);
  });
});
