import { expect, type Page } from "@playwright/test";
import { allSections, site, words } from "../support/content";
import { routesToTry } from "../support/extent";
import { done, newsletter } from "../support/forms";
import { alive, answerForOthers, footerLink, readThrough } from "../support/page";
import { test } from "../support/test";
import { themeButton } from "../support/theme";
import { routes } from "./support/addresses";
import { type Engine, start } from "./support/engines";

test.describe.configure({ mode: "default" });

let engine: Engine;
test.beforeAll(async () => {
  engine = await start("nginx", undefined, 9431);
});
test.afterAll(() => engine.stop());

/** What the browser refuses because of the page's policy, as `directive: address`. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { refuse(what: string): void }).refuse(
        `${effectiveDirective}: ${blockedURI} ${sample}`,
      ),
    );
  });
  return refused;
}

for (const route of [...routesToTry, "/no/such/page"]) {
  test(`${route} keeps to its own policy`, async ({ page }) => {
    const refused = await watchRefusals(page);
    await page.goto(engine.url + route);
    await alive(page);
    await readThrough(page);
    expect(refused).toEqual([]);
  });
}

test("what the visitor does keeps to the policy of the first page", async ({ page, context }) => {
  await answerForOthers(context);
  const refused = await watchRefusals(page);
  await page.goto(engine.url);
  await alive(page);
  await themeButton(page).click();
  await newsletter(page).email.fill("ada@example.com");
  await newsletter(page).email.press("Enter");
  await expect(newsletter(page).outcome).toHaveText(done);
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL(`${engine.url}/about`);
  const withVideo = allSections("Spotlight").find(({ video }) => video);
  if (withVideo) {
    await page.evaluate((route) => window.___navigate?.(route), withVideo.route);
    const play = page.getByRole("button", { name: `${words.page.play}: ${withVideo.video?.title}` });
    await play.first().click();
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test("no document has a trace of visitor statistics that nobody has chosen", async ({ request }) => {
  test.skip(
    site.launch?.analytics !== undefined && site.launch.analytics !== "none",
    "the data names a service",
  );
  for (const route of routes) {
    const html = await request.get(engine.url + route).then((answer) => answer.text());
    const scripts = /script-src ([^;]+)/.exec(html)?.[1]?.split(" ") ?? [];
    expect(scripts.filter((source) => source !== "'self'" && !/^'sha256-/.test(source))).toEqual([]);
    expect(html).not.toMatch(/data-analytics|plausible\(|umami|goatcounter/i);
  }
});

test("a script that is not the page's own does not run", async ({ page }) => {
  const refused = await watchRefusals(page);
  await page.goto(`${engine.url}/about`);
  await alive(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = true";
    document.body.append(script);
    const elsewhere = document.createElement("script");
    elsewhere.src = "https://elsewhere.example.org/x.js";
    document.body.append(elsewhere);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<img alt="" src="/none.png" onerror="window.foreign = true">',
    );
  });
  await expect.poll(() => refused.length).toBe(3);
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
});

test("no other site can frame the page", async ({ page }) => {
  await page.goto(`${engine.url}/robots.txt`);
  await page.setContent(`<iframe src="${engine.url}/about"></iframe>`);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
});
