import { expect } from "@playwright/test";
import { open } from "../support/page";
import { expectInOrder, itemsOf, main, part } from "./support/parts";
import { test } from "./support/test";

const whitepaper = "/whitepapers/skilled-industries";
const deepDive = "/deep-dives/parts-requisition";

test("2.11 Whitepaper: a Print/Save as PDF button", async ({ page }) => {
  let prints = 0;
  await page.exposeFunction("print", () => {
    prints += 1;
  });
  await open(page, whitepaper);
  await main(page).getByRole("button", { name: "Print/Save as PDF", exact: true }).click();
  await expect.poll(() => prints).toBe(1);
});

test("2.11 Whitepaper: numbered sections", async ({ read }) => {
  const page = await read(whitepaper);
  const numbers = await main(page)
    .locator("article > section h2:not(.unnumbered)")
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading, "::before").content));
  expect(numbers.length).toBeGreaterThan(2);
  for (const number of numbers) expect(number).toMatch(/counter|\d/);
});

test("2.11 Whitepaper: references", async ({ read }) => {
  const page = await read(whitepaper);
  expect(await itemsOf(part(page, "References")).count()).toBeGreaterThan(0);
});

test("2.11 Whitepaper: in the order of the specification: the print button, numbered sections, references", async ({
  read,
}) => {
  const page = await read(whitepaper);
  await expectInOrder({
    "print button": main(page).getByRole("button", { name: "Print/Save as PDF", exact: true }),
    "numbered sections": main(page).locator("article > section h2:not(.unnumbered)"),
    references: part(page, "References"),
  });
});

for (const [name, route] of [
  ["arcade game", "/case-studies/thryll-arcade"],
  ["peer-to-peer voicemail app", "/case-studies/p2p-voicemail"],
  ["peer-to-peer voicemail app", "/voicemail-case-study"],
  ["technical deep dive", deepDive],
] as const) {
  test(`2.11 Case studies and the technical deep dive are static text: ${name} (${route})`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const text = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]+>/g, " ");
    expect(text.split(/\s+/).length).toBeGreaterThan(300);
  });
}

test("2.11 Deep dive: it describes a lookup request (GET /lookup with part number and radius query) as documentation only", async ({
  page,
}) => {
  await page.goto(deepDive);
  const lookup = main(page).locator("pre").filter({ hasText: "GET /lookup?" }).first();
  await expect(lookup).toContainText(/part_?number=/i);
  await expect(lookup).toContainText("radius=");
  await expect(main(page)).toContainText("documentation only");
});

test("2.11 Deep dive: the site does not call it", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/lookup/i.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await open(page, deepDive);
  await page.keyboard.press("End");
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});
