import { expect } from "@playwright/test";
import { external, site } from "../support/content";
import { expectToLeave } from "../support/page";
import { main } from "./support/parts";
import { test } from "./support/test";

test("2.5 Contact: a message form", async ({ read }) => {
  const page = await read("/contact");
  for (const name of ["Name", "Email", "Message"])
    await expect(main(page).getByRole("textbox", { name, exact: true })).toBeVisible();
  await expect(main(page).getByRole("checkbox")).toBeVisible();
});

test("2.5 Contact: a support address {email}", async ({ read }) => {
  const page = await read("/contact");
  await expect(main(page).getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
});

test("2.5 Contact: an Oregon location", async ({ read }) => {
  const page = await read("/contact");
  await expect(main(page).getByText(/Oregon/)).toBeVisible();
});

test("2.5 and 9 Contact: a response promise within 24 hours", async ({ read }) => {
  const page = await read("/contact");
  await expect(
    main(page)
      .getByText(/within 24 hours/)
      .first(),
  ).toBeVisible();
});

test("2.5 Contact: a 'Book a Meeting' button (external scheduler)", async ({ read }) => {
  const page = await read("/contact");
  await expectToLeave(main(page).getByRole("link", { name: /^Book a Meeting/ }), external("meeting"));
});

test("2.5 Contact: a 'Join Slack' button (team-chat community)", async ({ read }) => {
  const page = await read("/contact");
  await expectToLeave(main(page).getByRole("link", { name: /^Join Slack/ }), external("community"));
});
