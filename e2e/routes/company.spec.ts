import { expect, type Page, test } from "@playwright/test";
import { expectToLeave, names, part } from "./support/browser";
import { claim, glossary, notFound, ownRoutes, site } from "./support/site";
import { expectVideoOnClick } from "./support/video";

/** Contact, About, the glossary, and what all pages share (specification 2.5, 2.6, 2.11 and 9). */

const main = (page: Page) => page.getByRole("main");

test("/contact has the form, the address, the place, the promise, the meeting and the chat", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const name of ["Name", "Email", "Message"])
    await expect.soft(main(page).getByRole("textbox", { name, exact: true })).toBeVisible();
  await expect.soft(main(page).getByRole("checkbox")).not.toBeChecked();
  await expect
    .soft(main(page).getByRole("link", { name: site.email }))
    .toHaveAttribute("href", `mailto:${site.email}`);
  await expect.soft(main(page)).toContainText("Oregon");
  await expect.soft(main(page)).toContainText("within 24 hours");
  await expectToLeave(main(page).getByRole("link", { name: /^Book a Meeting/ }), site.links.meeting ?? "");
  await expectToLeave(main(page).getByRole("link", { name: /^Join Slack/ }), site.links.community ?? "");
});

test("/about tells the story, mission, values, culture, leadership, four offerings and where to join", async ({
  page,
}) => {
  await page.goto("/about");
  for (const title of [/story/i, /mission/i, /values/i, /culture/i, /leadership/i])
    await expect.soft(part(page, title), String(title)).toBeVisible();
  await expect.soft(part(page, /story/i)).toContainText("March 2020");
  await expect.soft(part(page, /story/i)).toContainText("Oregon");
  await expect.soft(part(page, /leadership/i)).toContainText(/founding president/i);
  expect.soft(await names(part(page, /offerings|offer/i))).toHaveLength(4);
  const join = part(page, "Join Our Community");
  await expectToLeave(join.getByRole("link", { name: /Slack|chat/i }), site.links.community ?? "");
  await expectToLeave(join.getByRole("link", { name: /code/i }), site.links.code ?? "");
  await expectVideoOnClick(page, site.links["video-introduction"] ?? "");
});

test("/glossary lists every term with its specification and is linked from the footer", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL("/glossary");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/terms/i);
  const listed = await main(page)
    .getByRole("term")
    .evaluateAll((terms) =>
      terms.map((term) => ({ term: term.textContent, entry: term.parentElement?.textContent })),
    );
  expect(listed.map(({ term }) => term)).toEqual(glossary.map(({ term }) => term));
  for (const [index, { term, brc, status }] of glossary.entries()) {
    const entry = listed[index]?.entry ?? "";
    if (brc !== undefined) expect.soft(entry, term).toContain(`BRC-${brc}`);
    if (status === "historical") expect.soft(entry, term).toContain("historical");
  }
});

test("a term is explained where a page first uses it, by click and by keyboard", async ({ page }) => {
  await page.goto("/provenance");
  const term = main(page)
    .getByRole("button", { name: /^overlay network/i })
    .first();
  const meaning = main(page).getByRole("note").filter({ hasText: "overlay network" });
  await expect(meaning).toBeHidden();
  await term.click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await term.press("Enter");
  await expect(meaning).toBeVisible();
});

/** What the specification promises in numbers, and the pages that have to say so. */
const constants = [
  { key: "reply-time", value: "24 hours", routes: ["/contact"] },
  { key: "proof-of-concept", value: "two weeks", routes: ["/smart-contract-development"] },
  {
    key: "micro-fee",
    value: "under $0.001",
    routes: ["/api-platform-monetization", "/skilled-industries", "/legal-solutions", "/provenance"],
  },
  {
    key: "intent-fee",
    value: "half a cent",
    routes: ["/api-platform-monetization", "/hosted-p2p-message-box", "/case-studies/p2p-voicemail"],
  },
  { key: "diver-card", value: "5 years", routes: ["/skilled-industries", "/whitepapers/skilled-industries"] },
  { key: "game-mvp", value: "under 4 weeks", routes: ["/provably-fair-gaming-architecture"] },
  {
    key: "discovery-sprint",
    value: "2-week",
    routes: ["/skilled-industries", "/blockchain-integration-consultancy", "/whitepapers/skilled-industries"],
  },
  {
    key: "pilot-short",
    value: "6-10 weeks",
    routes: ["/skilled-industries", "/blockchain-integration-consultancy", "/whitepapers/skilled-industries"],
  },
  {
    key: "pilot-long",
    value: "8-12 weeks",
    routes: ["/skilled-industries", "/blockchain-integration-consultancy", "/whitepapers/skilled-industries"],
  },
  { key: "founded", value: "March 2020", routes: ["/about"] },
];

test.describe("in the documents as sent", () => {
  test.use({ javaScriptEnabled: false });

  test("each number of the specification stands where it belongs, with its value in data", async ({
    page,
  }) => {
    for (const { key, value } of constants) expect.soft(claim(key), key).toBe(value);
    for (const route of new Set(constants.flatMap(({ routes }) => routes))) {
      await page.goto(route);
      for (const { key } of constants.filter(({ routes }) => routes.includes(route)))
        await expect.soft(main(page), `${key} on ${route}`).toContainText(claim(key));
    }
  });

  test("every content page asks for contact", async ({ page }) => {
    for (const route of ownRoutes.filter((own) => own !== notFound && own !== "/contact")) {
      await page.goto(route);
      const calls = main(page).locator("a[href='/contact'], a[href='/Contact']");
      expect.soft(await calls.count(), route).toBeGreaterThan(0);
      await expect.soft(calls.last(), route).toBeVisible();
    }
  });
});
