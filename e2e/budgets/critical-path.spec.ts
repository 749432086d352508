import { expect } from "@playwright/test";
import { routes } from "../support/content";
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
