import { expect, type Page, type Request } from "@playwright/test";
import { pageAt, sectionsAt, words } from "./content";
import { hold } from "./page";

/** Where the tests' build sends both forms: the local inbox. */
const endpoint = "**/api/submit";

export const thanksOf = sectionsAt("/contact", "ContactForm")[0]?.thanks;

export const contact = (page: Page) => {
  const main = page.getByRole("main");
  const field = (name: string) => main.getByRole("textbox", { name, exact: true });
  return {
    name: field(words.contact.name),
    email: field(words.contact.email),
    message: field(words.contact.message),
    newsletter: main.getByRole("checkbox", { name: words.contact.newsletter, exact: true }),
    // Its label is another one while it sends.
    send: main.getByRole("button").and(page.locator("[type=submit]")),
    summary: main.getByRole("region", { name: words.contact.summary, exact: true }),
    thanks: main.getByRole("heading", { name: thanksOf?.title, exact: true }),
  };
};

export const newsletter = (page: Page) => {
  const footer = page.getByRole("contentinfo");
  return {
    email: footer.getByRole("textbox", { name: words.newsletter.email, exact: true }),
    send: footer.getByRole("button", { name: words.newsletter.send, exact: true }),
    outcome: footer.getByRole("status"),
  };
};

export const closeToast = (page: Page) =>
  page.getByRole("button", { name: words.page.closeToast, exact: true });

export const toast = (page: Page) => page.getByRole("alert").filter({ has: closeToast(page) });

/** What is said in place when a subscription has come to its end, well or badly. */
export const { done, failedInline: failed } = words.newsletter;

export const ada = { name: "Ada Byron", email: "ada@engine.example", message: "Which record\ngets doubted?" };

/** What the message begins with for who comes from a page. */
export const lineOf = (route: string) => `${words.contact.about}: ${pageAt(route).name}\n\n`;

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
export const holdSending = (page: Page) =>
  hold(page, endpoint, (route) => route.fulfill({ status: 201, json: { ok: true } }));

/** The same for one that then fails. */
export const holdFailing = (page: Page) => hold(page, endpoint, (route) => route.abort());

/** Subscribes and waits for the words that follow. */
export async function subscribe(page: Page, email: string, words: string) {
  await newsletter(page).email.fill(email);
  await newsletter(page).send.click();
  await expect(newsletter(page).outcome).toHaveText(words);
}
