import { expect } from "@playwright/test";
import { external } from "../support/content";
import { contact } from "../support/forms";
import { answerForOthers, open } from "../support/page";
import { test } from "../support/test";

const screens: [route: string, screen: string, title: RegExp][] = [
  ["/", "Home", /Real solutions for building applications on the Blockchain/],
  ["/about", "About", /About/],
  ["/contact", "Contact", /Contact/],
  ["/metanet-mobile", "Mobile wallet product page", /Mobile.*wallet/],
  ["/overlay-hosting-services", "Overlay hosting page", /Overlay Hosting/],
  ["/immutable-logcapture", "Stub page, Immutable LogCapture", /Immutable LogCapture/],
  ["/secure-teleforms-generator", "Stub page, Secure TeleForms Generator", /Secure TeleForms Generator/],
  ["/provenance", "Provenance page", /Provenance/],
  ["/smart-contract-development", "Smart-contract development page", /Smart-contract development/i],
  ["/provably-fair-gaming-architecture", "Provably-fair gaming page", /Provably-fair gaming/i],
  ["/wallet-storage-management", "Wallet storage page", /Wallet Storage/i],
  ["/chain-backed-storage-services", "Placeholder page", /Chain.Backed Storage/i],
  ["/identity-verification-services", "Identity verification page", /Identity Verification/i],
  ["/onboarding-offboarding", "Placeholder page", /Onboarding & Offboarding/i],
  ["/hosted-p2p-message-box", "Message box page", /Message Box/i],
  ["/document-signing-system", "Placeholder page", /Document Signing/i],
  ["/metanet-engineering-curriculum", "Placeholder page", /Curriculum/i],
  ["/blockchain-training-enterprise-engineers", "Enterprise training page", /training.*enterprise/i],
  ["/archival-recordkeeping", "Archival page", /Archival/i],
  ["/skilled-industries", "Skilled industries page", /Skilled industries/i],
  ["/api-platform-monetization", "API monetization page", /API.*monetization/i],
  ["/blockchain-integration-consultancy", "Integration consulting page", /integration consult/i],
  ["/solutions/parts-requisition", "Parts requisition page", /Parts requisition/i],
  ["/authentication-identity", "Authentication and identity page", /Authentication/i],
  ["/legal-solutions", "Legal solutions page", /Legal/i],
  ["/case-studies/thryll-arcade", "Case study: provably-fair arcade game", /Case study.*arcade/i],
  ["/whitepapers/skilled-industries", "Whitepaper", /Whitepaper/i],
  ["/deep-dives/parts-requisition", "Technical deep dive", /Technical deep dive/i],
  ["/case-studies/p2p-voicemail", "the peer-to-peer voicemail case study", /Case study.*voicemail/i],
  ["/voicemail-case-study", "the peer-to-peer voicemail case study", /Case study.*voicemail/i],
];

test.describe("Pages", () => {
  // Each page comes alive in e2e/routes; here it is the address that counts.
  test.use({ javaScriptEnabled: false });

  for (const [route, screen, title] of screens) {
    test(`2.1 Route table: ${route} is ${screen}`, async ({ page }) => {
      const answer = await page.goto(route);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(route);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

const documentation = "the external documentation site (replaces the browser location)";
const download = "the external desktop-wallet download site (replaces the location)";

for (const [path, key, rest, screen] of [
  ["/docs", "documentation", "/", documentation],
  ["/docs/a/b?x=1#y", "documentation", "/a/b?x=1#y", documentation],
  ["/metanet-desktop", "desktop", "/", download],
  ["/desktop/x/y?v=2", "desktop", "/x/y?v=2", download],
] as const) {
  test(`2.1 Route table: ${path} redirects to ${screen}`, async ({ page, context }) => {
    await answerForOthers(context);
    await open(page, "/about");
    await page.evaluate((to) => {
      location.href = to;
    }, path);
    await expect(page).toHaveURL(external(key) + rest);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

test("2.1 Route table: any other path shows the not-found page", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
});

for (const written of ["/Contact", "/contact"]) {
  test(`2.1 Route table: links sometimes use /Contact (capital C); both spellings reach it: ${written}`, async ({
    page,
  }) => {
    await page.goto(written, { waitUntil: "commit" });
    await expect(page).toHaveURL("/contact");
    await expect(contact(page).name).toBeVisible();
  });
}
