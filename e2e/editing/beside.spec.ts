import { expect } from "@playwright/test";
import { test } from "../support/test";
import { type Editing, offerFolder, openFolder, save, startEditing } from "./support";

let editing: Editing;

test.beforeAll(async () => {
  editing = await startEditing(9500 + 10 * test.info().parallelIndex);
});

test.afterAll(() => editing.end());

/** Where the pages are said to be; what is asked of it says its path. */
const site = "http://pages.localhost";

test("the page beside a form stays when the form is saved and left", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route("**/settings.json", (route) => route.fulfill({ json: { site } }));
  await page.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: new URL(route.request().url()).pathname }),
  );
  await offerFolder(page, editing.files);
  await page.goto(editing.address);
  const forms = page.frame({ url: /\/forms/ });
  if (!forms) throw new Error("There is no frame with forms.");
  await openFolder(forms);
  const beside = page.frameLocator("#page").locator("body");
  await expect(beside).toHaveText("/");
  await forms.getByText("Pages", { exact: true }).first().click();
  await forms.getByText("About", { exact: true }).first().click();
  await expect(beside).toHaveText("/about");
  await forms.getByRole("textbox", { name: "Title", exact: true }).first().fill("Anew");
  await save(forms);
  await expect.poll(() => forms.url()).toMatch(/#\/collections\/pages$/);
  await expect(beside).toHaveText("/about");
  await context.close();
});
