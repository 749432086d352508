import { expect } from "@playwright/test";
import { external } from "../support/content";
import { expectToLeave, open } from "../support/page";
import { expectInOrder, main, namesOf, part } from "./support/parts";
import { test } from "./support/test";

for (const what of ["story", "mission", "values", "culture", "leadership"]) {
  test(`2.6 About: company ${what}`, async ({ read }) => {
    const page = await read("/about");
    await expect(part(page, new RegExp(what, "i"))).toBeVisible();
  });
}

test("2.6 About: an embedded introduction video", async ({ page }) => {
  await open(page, "/about");
  const video = external("video-introduction");
  await page.route(`${video}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>The video</title>" }),
  );
  await main(page)
    .getByRole("button", { name: /play video/i })
    .click();
  await expect(main(page).locator(`iframe[src^="${video}"]`)).toBeVisible();
});

test("2.6 About: company founded in March 2020 in Oregon", async ({ read }) => {
  const page = await read("/about");
  await expect(part(page, /story/i)).toContainText(/founded in March 2020 in Oregon/i);
});

test("2.6 About: leadership (a founding president)", async ({ read }) => {
  const page = await read("/about");
  await expect(part(page, /leadership/i)).toContainText(/founding president/i);
});

test("2.6 About: 4 offerings", async ({ read }) => {
  const page = await read("/about");
  expect(await namesOf(part(page, /offerings/i))).toHaveLength(4);
});

test("2.6 About: 'Join Our Community' with buttons for the team-chat community and the code repository host", async ({
  read,
}) => {
  const page = await read("/about");
  const join = part(page, "Join Our Community");
  await expectToLeave(join.locator(`a[href="${external("community")}"]`), external("community"));
  await expectToLeave(join.locator(`a[href="${external("code")}"]`), external("code"));
});

test("2.6 About: in the order of the specification: story, mission, values, video, founded in March 2020, culture, leadership, offerings, community", async ({
  read,
}) => {
  const page = await read("/about");
  await expectInOrder({
    story: part(page, /story/i),
    mission: part(page, /mission/i),
    values: part(page, /values/i),
    video: main(page).getByRole("button", { name: /play video/i }),
    founded: part(page, /culture/i).getByText("Founded in Oregon, March 2020"),
    culture: part(page, /culture/i).getByRole("heading"),
    leadership: part(page, /leadership/i),
    offerings: part(page, /offerings/i),
    community: part(page, "Join Our Community"),
  });
});
