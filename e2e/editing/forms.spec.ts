import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect } from "@playwright/test";
import { parse } from "yaml";
import { sectionTypes } from "../../src/content/model/sections";
import { test } from "../support/test";
import { type Editing, offerFolder, openFolder, openForm, save, startEditing, textIn } from "./support";

let editing: Editing;
let context: BrowserContext;

test.beforeAll(async () => {
  editing = await startEditing(9500 + 10 * test.info().parallelIndex);
});

test.afterAll(() => editing.end());

// A context of their own: where the focus goes in forms is Sveltia's matter.
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

test.afterEach(() => context.close());

/** The forms, with the folder chosen. */
async function forms() {
  const page = await context.newPage();
  await offerFolder(page, editing.files);
  await page.goto(`${editing.address}/forms`);
  await openFolder(page);
  return page;
}

for (const [file, form, field] of [
  ["data/pages/about.yaml", "#/collections/pages/entries/about", "Title"],
  ["data/pages/index.yaml", "#/collections/pages/entries/index", "Title"],
  [
    "data/pages/solutions/parts-requisition.yaml",
    "#/collections/pages/entries/solutions/parts-requisition",
    "Title",
  ],
  ["data/site.yaml", "#/collections/_singletons/entries/site", "Tagline"],
] as const)
  test(`a change in the form of ${file} changes that line of the file and no other`, async () => {
    const page = await forms();
    await openForm(page, form);
    const box = page.getByRole("textbox", { name: field, exact: true }).first();
    const before = await box.inputValue();
    await box.fill(`${before} Anew`);
    await save(page);
    const text = await textIn(page, file);
    expect(text).toContain(" Anew");
    expect(text.replace(" Anew", "")).toBe(editing.files[file]);
  });

test("a new page has what was written, and nothing that was left empty", async () => {
  const page = await forms();
  await page.evaluate(() => {
    location.hash = "#/collections/pages/new";
  });
  const written = { name: "Our story", title: "How it began", description: "What went wrong at first." };
  for (const [name, text] of Object.entries(written))
    await page
      .getByRole("textbox", { name: new RegExp(`^${name}$`, "i") })
      .first()
      .fill(text);
  await page.getByRole("button", { name: /Add .?section/ }).click();
  const types = page.getByRole("menuitem");
  await expect(types).toHaveCount(sectionTypes.length);
  await page.getByRole("menuitem", { name: "Hero" }).click();
  // The new section's own fields come after those of the page.
  await expect(page.getByRole("textbox", { name: /^title$/i })).toHaveCount(2);
  const opening = { title: "It began with a box", text: "Two people, and an auditor who doubted every one." };
  for (const [name, text] of Object.entries(opening))
    await page
      .getByRole("textbox", { name: new RegExp(`^${name}$`, "i") })
      .last()
      .fill(text);
  await save(page);
  const text = await textIn(page, "data/pages/our-story.yaml");
  expect(parse(text)).toEqual({ ...written, sections: [{ type: "Hero", ...opening }] });
});

test("a file that somebody has changed meanwhile is not overwritten", async () => {
  const page = await forms();
  const path = "data/pages/privacy.yaml";
  await openForm(page, "#/collections/pages/entries/privacy");
  writeFileSync(join(editing.folder, path), `${editing.files[path]}# Later.\n`);
  const told = page.waitForEvent("dialog");
  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill("Mine");
  const click = page.getByRole("button", { name: "Save" }).click();
  const dialog = await told;
  expect(dialog.message()).toContain("Not saved");
  await dialog.accept();
  await click;
  expect(await textIn(page, path)).toBe(editing.files[path]);
  writeFileSync(join(editing.folder, path), editing.files[path] ?? "");
});

test("a finding names its field and opens its form", async () => {
  const page = await context.newPage();
  await offerFolder(page, editing.files);
  await page.goto(editing.address);
  const frame = page.frame({ url: /\/forms/ });
  if (!frame) throw new Error("There is no frame with forms.");
  await openFolder(frame);
  const path = "data/pages/contact.yaml";
  writeFileSync(join(editing.folder, path), String(editing.files[path]).replace(/^title: .*$/m, 'title: ""'));
  const finding = page.getByRole("link", { name: `${path}: title` });
  await expect(finding).toBeVisible({ timeout: 30_000 });
  await finding.click();
  await expect(frame.getByRole("textbox", { name: "Title", exact: true }).first()).toBeVisible();
  expect(frame.url()).toContain("#/collections/pages/entries/contact");
  writeFileSync(join(editing.folder, path), editing.files[path] ?? "");
});

test("the forms get nothing from elsewhere", async () => {
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on("response", (response) => hosts.add(new URL(response.url()).host));
  await offerFolder(page, editing.files);
  await page.goto(`${editing.address}/forms`);
  await openFolder(page);
  expect([...hosts].filter((host) => host && !host.startsWith("localhost:"))).toEqual([]);
});

test("a browser that cannot write to folders says so", async () => {
  const page = await context.newPage();
  await page.addInitScript("delete window.showDirectoryPicker; delete Window.prototype.showDirectoryPicker;");
  await page.goto(editing.address);
  await expect(page.getByRole("alert")).toContainText("can’t write to folders");
});

test("the built site has no trace of the forms", () => {
  const names = readdirSync("public", { recursive: true, encoding: "utf8" });
  expect(existsSync("public/forms.json")).toBe(false);
  expect(names.filter((name) => /sveltia|scripts\/edit/i.test(name))).toEqual([]);
});
