import { expect, type Page } from "@playwright/test";
import { allSections } from "../support/content";
import { boxOf, small, wide } from "../support/page";
import { test } from "../support/test";
import { itemsOf, named } from "./section";

test.use({ javaScriptEnabled: false });

const picturesOf = (page: Page, title: string) => named(page, title).locator("img:visible");

/** Where the first use case's picture is on a desktop, and where the others' are. */
async function laidOut(page: Page, route: string, title: string) {
  await page.setViewportSize(wide);
  await page.goto(route);
  const [first, ...rest] = await Promise.all((await picturesOf(page, title).all()).map(boxOf));
  return [first, rest] as const;
}

const crowned = allSections("UseCases").filter(({ look }) => look === "crown");

for (const { route, title, cases } of crowned)
  test(`"${title}" on ${route} shows the first large on a desktop, above a row of the others`, async ({
    page,
  }) => {
    const [first, rest] = await laidOut(page, route, title);
    expect(rest).toHaveLength(cases.length - 1);
    expect(new Set(rest.map(({ y }) => Math.round(y))).size).toBe(1);
    for (const other of rest) {
      expect(other.width).toBeLessThan((first?.width ?? 0) / 2);
      expect(other.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    }
  });

const led = allSections("UseCases").filter(({ look }) => look === "lead" || look === "list");

for (const { route, title, look, cases } of led)
  test(`"${title}" on ${route} shows the first large on a desktop, and a list of the others beside it`, async ({
    page,
  }) => {
    const [first, rest] = await laidOut(page, route, title);
    expect(rest).toHaveLength(cases.length - 1);
    for (const other of rest) {
      expect(other.width).toBeLessThan((first?.width ?? 0) / 2);
      const [left, right] = look === "list" ? [other, first] : [first, other];
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    }
  });

const boards = allSections("UseCases").filter(({ look }) => look === "board");

for (const { route, title, cases } of boards)
  test(`on a desktop, pictures and texts of "${title}" on ${route} take turns like fields of a chessboard`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(route);
    const items = await itemsOf(page, title).all();
    expect(items).toHaveLength(cases.length);
    for (const [index, item] of items.entries()) {
      const [picture, text] = [
        await boxOf(item.locator("img:visible")),
        await boxOf(item.getByRole("paragraph")),
      ];
      const isTurned = index % 4 > 1;
      if (isTurned) expect(picture.x).toBeGreaterThanOrEqual(text.x + text.width);
      else expect(text.x).toBeGreaterThanOrEqual(picture.x + picture.width);
      expect(text.y).toBeLessThan(picture.y + picture.height);
    }
  });

for (const { route, title } of [...led, ...crowned, ...boards])
  test(`"${title}" on ${route} is a row to swipe on a phone, in which the next one peeks`, async ({
    page,
  }) => {
    await page.setViewportSize(small);
    await page.goto(route);
    const [first, second] = await Promise.all((await picturesOf(page, title).all()).slice(0, 2).map(boxOf));
    expect(second?.y).toBe(first?.y);
    expect(second?.width).toBe(first?.width);
    expect(second?.x).toBeLessThan(small.width);
  });
