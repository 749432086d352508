import { expect } from "@playwright/test";
import { By, Key } from "selenium-webdriver";
import { headingOf, menus, words } from "../support/content";
import { marked } from "../support/glossary";
import { alive, inPage, named, open, test, until } from "./support/webkit";

const heading = () => document.querySelector("h1")?.textContent?.replace(/\s+/g, " ");
const path = () => location.pathname;
const scheme = () => getComputedStyle(document.documentElement).colorScheme;
const hasModal = () => document.querySelector("dialog:modal") !== null;

test("a change of page starts at the top, and Back leads back", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/`);
  await inPage(webkit, () => {
    document.body.dataset.same = "yes";
  });
  await webkit.findElement(By.css('footer a[href="/about"]')).click();
  await until(webkit, heading, headingOf("/about"));
  await until(webkit, path, "/about");
  await until(webkit, () => scrollY, 0);
  expect(await inPage(webkit, () => document.body.dataset.same)).toBe("yes");
  await webkit.navigate().back();
  await until(webkit, heading, headingOf("/"));
});

test("/Contact leads to the contact page", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/Contact`);
  await until(webkit, heading, headingOf("/contact"));
  await until(webkit, () => document.querySelectorAll("textarea").length, 1);
});

test("each menu opens on a click, is walked by keyboard, and Escape gives the focus back", async ({
  webkit,
  baseURL,
}) => {
  await open(webkit, `${baseURL}/`);
  for (const { title, entries } of menus.header) {
    const button = await webkit.findElement(named("header button", title));
    await button.click();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await button.sendKeys(Key.ARROW_DOWN);
    await until(webkit, () => document.activeElement?.matches("header li li a"), true);
    const item = await button.findElement(By.xpath("./ancestor::li"));
    expect(await item.findElements(By.css("a"))).toHaveLength(entries.length);
    await webkit.actions().sendKeys(Key.ESCAPE).perform();
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    expect(await webkit.switchTo().activeElement().getText()).toBe(title);
  }
});

test("the menu of a small window is a modal, and closes on Escape", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/`, 447);
  await webkit.findElement(named("header button", words.header.openMenu)).click();
  await until(webkit, hasModal, true);
  await webkit.actions().sendKeys(Key.ESCAPE).perform();
  await until(webkit, hasModal, false);
});

test("the theme that was chosen outlives a reload", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/about`);
  await until(webkit, scheme, "light");
  await webkit.findElement(By.css(`header button[aria-label^="${words.header.theme}"]`)).click();
  await until(webkit, scheme, "dark");
  await webkit.navigate().refresh();
  await alive(webkit);
  await until(webkit, scheme, "dark");
});

test("a term of the glossary is underlined, and explained by a click", async ({ webkit, baseURL }) => {
  test.skip(!marked, "No page uses a term of the glossary");
  await open(webkit, `${baseURL}${marked?.route}`);
  const term = await webkit.findElement(named("main button", marked?.written ?? ""));
  expect(await term.getCssValue("text-decoration-line")).toBe("underline");
  expect(await term.getCssValue("text-decoration-style")).toBe("dotted");
  // The driver does not bring it into view.
  await webkit.executeScript((element: Element) => element.scrollIntoView({ block: "center" }), term);
  await term.click();
  await until(webkit, (id) => document.getElementById(id)?.checkVisibility(), true, marked?.id ?? "");
});
