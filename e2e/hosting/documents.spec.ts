import { expect } from "@playwright/test";
import { type Host, type HostKey, hosts } from "../../src/build/hosts/hosts";
import { endOf } from "../support/content";
import { routesToTry } from "../support/extent";
import { answerForOthers } from "../support/page";
import { test } from "../support/test";
import { leaving, respelled, routes } from "./support/addresses";
import { shownTitleOf } from "./support/built";
import { type Engine, start } from "./support/engines";

/** Hosts without rules: the 404 document and the redirect documents lead to the same places, in the browser. */
for (const [key, host] of Object.entries(hosts) as [HostKey, Host][]) {
  if (host.spelled !== "document") continue;
  test.describe(host.name, () => {
    test.describe.configure({ mode: "default" });
    let engine: Engine;
    test.beforeAll(async () => {
      // The matrix may be using the host's own port at the same time.
      engine = await start(key, undefined, key === "bare" ? 9425 : 9424);
    });
    test.afterAll(() => engine.stop());

    test("pages are reached by other spellings of their addresses", async ({ page }) => {
      test.slow();
      for (const route of routes.filter((path) => path !== "/" && routesToTry.includes(path))) {
        const [capitals = "", shouting = ""] = respelled(route);
        const written = route.length % 2 === 0 ? `${capitals}/` : shouting || capitals;
        await page.goto(`${engine.url}${written}?x=1`, { waitUntil: "commit" });
        await expect(page, written).toHaveTitle(shownTitleOf(route));
        await expect(page).toHaveURL(new RegExp(`^${engine.url}${route}/?\\?x=1$`));
      }
    });

    test("addresses that have moved leave for where they lead", async ({ page, context }) => {
      test.slow();
      await answerForOthers(context);
      for (const [written, to] of leaving) {
        await page.goto(engine.url + written, { waitUntil: "commit" });
        await expect(page, written).toHaveURL(endOf(to, engine.url));
      }
    });
  });
}
