import { expect } from "@playwright/test";
import { open } from "../support/page";
import { breakPictures, expectPlaceholder, placeholder } from "../support/pictures";
import { closing, expectInOrder, expectLinks, itemsOf, link, main, part } from "./support/parts";
import { test } from "./support/test";

const route = "/smart-contract-development";

for (const [title, count] of [
  ["Why Build on BSV", 5],
  ["Our Workflow", 5],
  ["Menu of Services", 6],
  ["Key Benefits", 6],
  ["Use-Case Snapshots", 6],
] as const) {
  test(`2.10 Smart-contract development: ${title} (${count})`, async ({ read }) => {
    const page = await read(route);
    await expect(itemsOf(part(page, title))).toHaveCount(count);
  });
}

test("2.10 Smart-contract development: Use-Case Snapshots with image fallback", async ({ page }) => {
  await breakPictures(page, [placeholder()]);
  await open(page, route);
  const pictures = part(page, "Use-Case Snapshots").locator("img:visible");
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) await expectPlaceholder(picture);
});

test("2.10 Smart-contract development: a 'Contact Us' call to action to /Contact", async ({ read }) => {
  const page = await read(route);
  await expectLinks(link(page, "Contact Us"), "/Contact");
});

test("2.10 and 9 Smart-contract development: it promises a scoping call and a proof of concept in two weeks", async ({
  read,
}) => {
  const page = await read(route);
  await expect(main(page)).toContainText(/scoping call/i);
  await expect(main(page)).toContainText(/proof of concept/i);
  await expect(part(page, "Our Workflow")).toContainText("two weeks");
});

test("2.10 Smart-contract development: in the order of the specification: Why Build on BSV, Our Workflow, Menu of Services, Key Benefits, Use-Case Snapshots, call to action", async ({
  read,
}) => {
  const page = await read(route);
  await expectInOrder({
    "Why Build on BSV": part(page, "Why Build on BSV"),
    "Our Workflow": part(page, "Our Workflow"),
    "Menu of Services": part(page, "Menu of Services"),
    "Key Benefits": part(page, "Key Benefits"),
    "Use-Case Snapshots": part(page, "Use-Case Snapshots"),
    "call to action": closing(page).getByRole("link", { name: "Contact Us" }),
  });
});
