import { expect, type Locator } from "@playwright/test";
import { allSections, pages } from "../support/content";
import { boxOf, small, wide } from "../support/page";
import { test } from "../support/test";
import { itemsOf, named } from "./section";

test.use({ javaScriptEnabled: false });

/** Where the element's lines begin, one for each. */
const linesOf = (element: Locator) =>
  element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test("the heading of a table takes two lines at most on a desktop, above the table if it is long", async ({
  page,
}) => {
  const besides = ["beside", "third"];
  for (const { route, title } of allSections("Table").filter(({ look }) => besides.includes(look))) {
    await page.goto(route);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
      expect.soft(await linesOf(heading), `"${title}" on ${route} at ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});

test("on a very wide screen a comparison stands beside a heading that has two lines at most there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const { route, title } of allSections("Table").filter(
    ({ look, title }) => look !== "facing" && title.length <= 42,
  )) {
    await page.goto(route);
    const words = page.getByRole("heading", { level: 2, name: title, exact: true });
    expect.soft(await linesOf(words), `"${title}" on ${route}`).toBeLessThanOrEqual(2);
    const heading = await boxOf(words);
    const table = await boxOf(named(page, title).getByRole("table"));
    expect.soft(table.x, `"${title}" on ${route}`).toBeGreaterThan(heading.x + heading.width);
    expect.soft(Math.abs(table.y - heading.y), `"${title}" on ${route}`).toBeLessThan(60);
  }
});

const groups = allSections("Table").filter(({ look }) => look === "third");

test("groups of questions stand on one grid on a desktop, each beside its heading, in letters of one size", async ({
  page,
}) => {
  test.skip(groups.length === 0, "No page has groups of questions");
  await page.setViewportSize(wide);
  await page.goto(groups[0]?.route ?? "/");
  const [starts, sizes] = [new Set<number>(), new Set<string>()];
  for (const { title } of groups.filter(({ route }) => route === groups[0]?.route)) {
    const heading = await boxOf(page.getByRole("heading", { level: 2, name: title, exact: true }));
    const table = named(page, title).getByRole("table");
    const { x, y } = await boxOf(table);
    expect.soft(x, title).toBeGreaterThan(heading.x + heading.width);
    expect.soft(Math.abs(y - heading.y), title).toBeLessThan(20);
    starts.add(Math.round(x));
    for (const question of await table.getByRole("rowheader").all())
      sizes.add(await question.evaluate((shown) => getComputedStyle(shown).fontSize));
  }
  expect([starts.size, sizes.size]).toEqual([1, 1]);
});

test("on a very wide screen steps stand beside the short text that they go on from", async ({ page }) => {
  const pair = pages.flatMap(({ route, sections }) =>
    sections.flatMap((section, index) => {
      const text = sections[index - 1];
      return section.type === "Steps" && section.look === "stairs" && text?.type === "Prose"
        ? [{ route, text, section }]
        : [];
    }),
  );
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const { route, text, section } of pair) {
    await page.goto(route);
    const [before, after] = await Promise.all(
      [text, section].map(({ title }) =>
        boxOf(page.getByRole("heading", { level: 2, name: title, exact: true })),
      ),
    );
    expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  }
});

type Box = Awaited<ReturnType<typeof boxOf>>;

const steps = (look: string) => allSections("Steps").filter((section) => section.look === look);

for (const { route, title } of steps("ladder"))
  test(`"${title}" on ${route} names each step at the left, and says beside it what happens`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(route);
    const texts = new Set<number>();
    for (const step of await itemsOf(page, title).all()) {
      const [name, text] = [await boxOf(step.getByRole("heading")), await boxOf(step.getByRole("paragraph"))];
      expect(text.x).toBeGreaterThan(name.x + name.width);
      texts.add(Math.round(text.x));
    }
    expect(texts.size).toBe(1);
  });

for (const { route, title, steps: all } of steps("stairs"))
  test(`each step of "${title}" on ${route} is lower than the one before, and further right`, async ({
    page,
  }) => {
    for (const viewport of [wide, small]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const boxes = await Promise.all((await itemsOf(page, title).all()).map(boxOf));
      expect(boxes).toHaveLength(all.length);
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        if (!before) continue;
        expect(box.y).toBeGreaterThan(before.y);
        expect(box.x).toBeGreaterThan(before.x);
      }
    }
  });

for (const { route, title, steps: all } of steps("folders"))
  test(`each tab of "${title}" on ${route} is further right and lower than the one before, beside no text`, async ({
    page,
  }) => {
    for (const viewport of [wide, small]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const shown = await itemsOf(page, title).all();
      expect(shown).toHaveLength(all.length);
      let last: { tab: Box; text: Box } | undefined;
      for (const step of shown) {
        const tab = await boxOf(step.locator("> span"));
        if (last) {
          expect(tab.x).toBeGreaterThan(last.tab.x);
          expect(tab.y).toBeGreaterThanOrEqual(last.text.y + last.text.height);
        }
        last = { tab, text: await boxOf(step.getByRole("paragraph")) };
      }
    }
  });

for (const { route, title, steps: all } of steps("band"))
  test(`the steps of "${title}" on ${route} stand side by side on a desktop`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(route);
    const boxes = await Promise.all((await itemsOf(page, title).all()).map(boxOf));
    expect(boxes).toHaveLength(all.length);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  });

test("three plans stand in one row on a tablet, equally wide", async ({ page }) => {
  const three = allSections("Plans").find(({ plans }) => plans.length === 3);
  test.skip(!three, "No page has three plans");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(three?.route ?? "/");
  const items = page.locator("li").filter({ has: page.getByRole("heading", { level: 3 }) });
  const [first, second, third] = await Promise.all(
    (three?.plans ?? []).map(({ title }) =>
      boxOf(items.filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) }).last()),
    ),
  );
  expect(second?.y).toBe(first?.y);
  expect(third?.y).toBe(first?.y);
  expect(third?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0));
  expect(third?.width).toBeCloseTo(first?.width ?? 0, 0);
});
