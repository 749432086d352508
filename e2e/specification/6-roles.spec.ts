import { expect } from "@playwright/test";
import { routes } from "../support/content";
import { test } from "../support/test";

test("6 Roles: all pages are public and there is no login", async ({ request }) => {
  for (const route of routes) {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(`${route} ${answer.status()}`).toBe(`${route} 200`);
    expect(await answer.text(), route).not.toMatch(/>\s*(log ?in|sign ?in)\s*</i);
  }
});
