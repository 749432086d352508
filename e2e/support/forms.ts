import { expect, type Page, type Request } from "@playwright/test";

/** Where the tests' build sends both forms: the local inbox. */
const endpoint = "**/api/submit";

export const contact = (page: Page) => {
  const main = page.getByRole("main");
  return {
    name: main.getByRole("textbox", { name: "Name" }),
    email: main.getByRole("textbox", { name: "Email" }),
    message: main.getByRole("textbox", { name: "Message" }),
    newsletter: main.getByRole("checkbox", { name: /newsletter/ }),
    send: main.getByRole("button", { name: /^Send/ }),
    thanks: main.getByRole("heading", { name: "Thank You!" }),
  };
};

export const newsletter = (page: Page) => {
  const footer = page.getByRole("contentinfo");
  return {
    email: footer.getByRole("textbox", { name: "Email address" }),
    send: footer.getByRole("button", { name: "Subscribe" }),
    outcome: footer.getByRole("status"),
  };
};

export const toast = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close message" }) });

export const ada = { name: "Ada Byron", email: "ada@engine.example", message: "Which record\ngets doubted?" };

export async function fillContact(page: Page) {
  const form = contact(page);
  await form.name.fill(ada.name);
  await form.email.fill(ada.email);
  await form.message.fill(ada.message);
}

/** The next message to the inbox. */
export const nextLead = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.url().endsWith("/api/submit"));

/** Every message to the inbox from now on. */
export function leadsOf(page: Page): Request[] {
  const leads: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/submit")) leads.push(request);
  });
  return leads;
}

export const failSending = (page: Page) => page.route(endpoint, (route) => route.abort());

export const answerSending = (page: Page, status: number) =>
  page.route(endpoint, (route) => route.fulfill({ status, body: "Nobody reads this" }));

/** Lets a message hang until the returned function is called. */
export async function holdSending(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(endpoint, async (route) => {
    await released;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  return () => release();
}

/** Subscribes and waits for the words that follow. */
export async function subscribe(page: Page, email: string, words: string) {
  await newsletter(page).email.fill(email);
  await newsletter(page).send.click();
  await expect(newsletter(page).outcome).toHaveText(words);
}
