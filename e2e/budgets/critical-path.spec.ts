import { expect } from "@playwright/test";
import { routes } from "../support/content";
import { test } from "../support/test";

/** What in a document makes a browser load a script, or a script's data, before somebody asks for it. */
const loading = /<script[^>]*\ssrc=[^>]*>|<link[^>]*\s(?:rel="modulepreload"|as="(?:script|fetch)")[^>]*>/gi;

for (const route of [...routes, "/no/such/page"]) {
  test(`${route}: no script on the critical path`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    expect(html).toContain('<script id="later" type="application/json">');
    expect(html.match(loading)).toBeNull();
  });
}
