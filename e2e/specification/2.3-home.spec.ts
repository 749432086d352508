import { expect } from "@playwright/test";
import { bringUp, carousel, control, dot, dots, expectSlide } from "../support/carousel";
import { external } from "../support/content";
import { answerForOthers, expectToLeave, open, wide } from "../support/page";
import { themeButton } from "../support/theme";
import { link, main, part } from "./support/parts";
import { captionsOf, homeDesktop, homeMobile } from "./support/shows";
import { test } from "./support/test";

test.use({ viewport: wide, reducedMotion: "reduce" });

test("2.3 Home: the hero's headline is 'Real solutions for building applications on the Blockchain'", async ({
  read,
}) => {
  const page = await read("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Real solutions for building applications on the Blockchain",
  );
});

test("2.3 Home: the hero's tagline is 'Enable a more trustworthy, value-centric web'", async ({ read }) => {
  const page = await read("/");
  await expect(
    main(page).getByText("Enable a more trustworthy, value-centric web", { exact: true }),
  ).toBeVisible();
});

for (const name of [/^Use .+ Apps/, /^Build .+ Apps/]) {
  test(`2.3 Home: '${String(name).slice(2, 6).trim()} ... Apps' opens external documentation in a new tab`, async ({
    page,
    context,
  }) => {
    await open(page, "/");
    await answerForOthers(context);
    const tab = page.waitForEvent("popup");
    await link(page, name).click();
    expect(new URL((await tab).url()).origin).toBe(new URL(external("documentation")).origin);
  });
}

test("2.3 Home: 'Contact Sales' goes to /contact", async ({ page }) => {
  await open(page, "/");
  await link(page, "Contact Sales").click();
  await expect(page).toHaveURL("/contact");
});

test("2.3 Home: the desktop-wallet screenshot carousel stands below the hero and its piece", async ({
  read,
}) => {
  const page = await read("/");
  const sections = main(page).locator("section");
  await expect(sections.nth(0)).toContainText("Real solutions");
  await expect(sections.nth(1)).toHaveAttribute("data-bench");
  await expect(sections.nth(2).getByRole("region", { name: homeDesktop().label })).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(`2.3 and 9 Home: the ${theme} set has 6 slides: app catalog, identity, notifications, settings, transfer, trust`, async ({
    page,
  }) => {
    await open(page, "/");
    if (theme === "dark") await themeButton(page).click();
    const show = homeDesktop();
    await bringUp(page, show);
    expect(await captionsOf(page, show)).toEqual([
      "app catalog",
      "identity",
      "notifications",
      "settings",
      "transfer",
      "trust",
    ]);
    const pictures = new Set<string | null>();
    for (let slide = 0; slide < 6; slide++) {
      await dot(page, show, slide).click();
      await expectSlide(page, show, slide);
      const picture = carousel(page, show).locator("[role=group]:not([inert]) img:visible");
      await expect(picture).toHaveAttribute("src", new RegExp(`-${theme}\\.`));
      pictures.add(await picture.getAttribute("src"));
    }
    expect(pictures.size).toBe(6);
  });
}

test("2.3 Home: it has previous and next buttons (operable with Enter or Space) and clickable dots, and wraps around", async ({
  page,
}) => {
  await open(page, "/");
  const show = homeDesktop();
  await bringUp(page, show);
  await control(page, show, "previous").press("Enter");
  await expectSlide(page, show, 5);
  await control(page, show, "next").press("Space");
  await expectSlide(page, show, 0);
  await control(page, show, "next").press("Enter");
  await expectSlide(page, show, 1);
  await control(page, show, "previous").press("Space");
  await expectSlide(page, show, 0);
  await dot(page, show, 3).click();
  await expectSlide(page, show, 3);
});

test("2.3 Home: badges 'Connected' and 'Secured' float beside it", async ({ read }) => {
  const page = await read("/");
  for (const badge of ["Connected", "Secured"]) {
    const word = main(page).getByText(badge, { exact: true });
    await expect(word).toBeVisible();
    await expect(word).toHaveCSS("position", "absolute");
  }
});

test("2.3 Home: a divider reading 'but wait, there's mobile'", async ({ read }) => {
  const page = await read("/");
  await expect(main(page).getByText("but wait, there's mobile", { exact: true })).toBeVisible();
});

test("2.3 and 9 Home: a second carousel of 5 portrait slides (identity, polls, browser window, trust, profile)", async ({
  page,
}) => {
  await open(page, "/");
  const show = homeMobile();
  await bringUp(page, show);
  expect(await captionsOf(page, show)).toEqual(["identity", "polls", "browser window", "trust", "profile"]);
  const box = await carousel(page, show).locator("[role=group]:not([inert])").boundingBox();
  expect(box?.height).toBeGreaterThan(box?.width ?? Number.NaN);
  await expect(dots(page, show)).toHaveCount(5);
});

test("2.3 Home: the mobile-wallet section has a link to /metanet-mobile", async ({ page }) => {
  await open(page, "/");
  await main(page).locator('a[href="/metanet-mobile"]').first().click();
  await expect(page).toHaveURL("/metanet-mobile");
});

test("2.3 Home: a partnership spotlight on an arcade game studio, with a link to an external game site and a link to /case-studies/thryll-arcade", async ({
  page,
}) => {
  await open(page, "/");
  const spotlight = main(page).locator("section").filter({ hasText: "Partnership spotlight" }).last();
  await expectToLeave(spotlight.locator(`a[href="${external("arcade")}"]`), external("arcade"));
  await spotlight.locator('a[href="/case-studies/thryll-arcade"]').click();
  await expect(page).toHaveURL("/case-studies/thryll-arcade");
});

test("2.3 Home: 'Core Solutions & Services' is a grid of 9 cards, each with 'Learn more', linking to …", async ({
  read,
}) => {
  const page = await read("/");
  const cards = part(page, "Core Solutions & Services").getByRole("link", { name: /^Learn more/ });
  const targets = await cards.evaluateAll((links) => links.map((card) => card.getAttribute("href")));
  expect([...targets].sort()).toEqual(
    [
      "/blockchain-training-enterprise-engineers",
      "/skilled-industries",
      "/skilled-industries",
      "/archival-recordkeeping",
      "/provenance",
      "/api-platform-monetization",
      "/smart-contract-development",
      "/provably-fair-gaming-architecture",
      "/blockchain-integration-consultancy",
    ].sort(),
  );
});

test("2.3 Home: two buttons follow: 'Discuss Your Project' (/contact) and 'Learn More' (external concepts documentation)", async ({
  read,
}) => {
  const page = await read("/");
  const services = part(page, "Core Solutions & Services");
  await expect(services.getByRole("link", { name: "Discuss Your Project" })).toHaveAttribute(
    "href",
    "/contact",
  );
  const more = services.getByRole("link").filter({ hasText: /^Learn More/ });
  await expectToLeave(more, external("concepts"));
});

test("2.3 Home: the last block is 'Metanet in a Box'", async ({ read }) => {
  const page = await read("/");
  await expect(main(page).getByRole("heading", { level: 2 }).last()).toHaveText("Metanet in a Box");
});

test("2.3 Home: 'Schedule a Consultation' (/contact) and 'Read Documentation' (external)", async ({
  page,
}) => {
  await open(page, "/");
  const last = part(page, "Metanet in a Box");
  await expectToLeave(last.getByRole("link", { name: /^Read Documentation/ }), external("documentation"));
  await last.getByRole("link", { name: "Schedule a Consultation" }).click();
  await expect(page).toHaveURL("/contact");
});
