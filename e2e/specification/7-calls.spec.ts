import { expect } from "@playwright/test";
import { ada, answerSending, contact, done, fillContact, newsletter, nextLead } from "../support/forms";
import { collectCalls, open, readThrough } from "../support/page";
import { test } from "../support/test";
import { signUp } from "./support/parts";

test("7 and 3 Calls: newsletter sign-up: POST /submit, JSON: type (fixed value email), email", async ({
  page,
}) => {
  await open(page, "/about");
  const sent = nextLead(page);
  await signUp(page, ada.email);
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(new URL(request.url()).pathname).toMatch(/\/submit$/);
  expect(request.postDataJSON()).toEqual({ type: "email", email: ada.email });
});

for (const [subscribe, word] of [
  [0, "off"],
  [1, "on"],
] as const) {
  test(`7 and 3 Calls: contact message: POST /submit, JSON content type: type (feedback), name, email, feedback, newsletterSubscribe (${subscribe} with the box ${word})`, async ({
    page,
  }) => {
    await open(page, "/contact");
    await fillContact(page);
    if (subscribe) await contact(page).newsletter.check();
    const sent = nextLead(page);
    await contact(page).send.click();
    const request = await sent;
    expect(request.method()).toBe("POST");
    expect(new URL(request.url()).pathname).toMatch(/\/submit$/);
    expect(request.headers()["content-type"]).toBe("application/json");
    expect(request.postDataJSON()).toEqual({
      type: "feedback",
      name: ada.name,
      email: ada.email,
      feedback: ada.message,
      newsletterSubscribe: subscribe,
    });
  });
}

for (const status of [500, 404]) {
  test(`7 and 8 Calls: newsletter: any completed request counts as success, even an HTTP error status: ${status}`, async ({
    page,
  }) => {
    await answerSending(page, status);
    await open(page, "/about");
    await signUp(page, ada.email);
    await expect(newsletter(page).outcome).toHaveText(done);
  });

  test(`7 Calls: contact: any completed request counts as success, even an HTTP error status: ${status}`, async ({
    page,
  }) => {
    await answerSending(page, status);
    await open(page, "/contact");
    await fillContact(page);
    await contact(page).send.click();
    await expect(contact(page).thanks).toBeVisible();
  });
}

test("7 Calls: no other API calls", async ({ page, baseURL }) => {
  // Every other page is gone through in e2e/routes/browser.spec.ts.
  const calls = collectCalls(page, baseURL);
  for (const route of ["/", "/contact", "/provenance"]) {
    await open(page, route);
    await readThrough(page);
  }
  expect(calls).toEqual([]);
});
