import { expect } from "@playwright/test";
import { routes } from "../support/content";
import { open } from "../support/page";
import { test } from "../support/test";

/** What in a document makes a browser load a script, or a script's data, before somebody asks for it. */
const loading = /<script[^>]*\ssrc=[^>]*>|<link[^>]*\s(?:rel="modulepreload"|as="(?:script|fetch)")[^>]*>/gi;

test("no document loads a script before somebody asks for it", async ({ request }) => {
  for (const route of [...routes, "/no/such/page"]) {
    const html = await (await request.get(route)).text();
    expect.soft(html, route).toContain('<script id="later" type="application/json">');
    expect.soft(html.match(loading), route).toBeNull();
  }
});

test("no style of a page is moved or worked out again when React takes it over", async ({ page }) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      if (document.readyState === "loading") return;
      for (const { addedNodes, removedNodes } of changes) {
        for (const { nodeName } of [...addedNodes, ...removedNodes]) {
          if (nodeName === "STYLE") touched.push(nodeName);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/about");
  expect(await page.evaluate("touched")).toEqual([]);
});
