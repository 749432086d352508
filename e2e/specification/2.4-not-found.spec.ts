import { expect } from "@playwright/test";
import { open } from "../support/page";
import { main } from "./support/parts";
import { test } from "./support/test";

const path = "/no/such/page";

test("2.4 Not-found page: shows '404'", async ({ read }) => {
  const page = await read(path);
  await expect(main(page).getByText("404", { exact: true })).toBeVisible();
});

test("2.4 Not-found page: shows 'Woah, what just happened?'", async ({ read }) => {
  const page = await read(path);
  await expect(main(page).getByText("Woah, what just happened?", { exact: true })).toBeVisible();
});

test("2.4 Not-found page: shows a joke line", async ({ read }) => {
  const page = await read(path);
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading.locator("xpath=following-sibling::p[1]")).toHaveText(/\w+ \w+ \w+/);
});

test("2.4 Not-found page: a 'Return to Home' link to /", async ({ page }) => {
  await open(page, path);
  await main(page).getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("2.4 Not-found page: it logs the attempted path to the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes(path));
  await page.goto(path);
  expect((await logged).text()).toContain(path);
});
