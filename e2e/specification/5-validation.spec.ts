import { expect } from "@playwright/test";
import { ada, contact, leadsOf, newsletter } from "../support/forms";
import { open, settle } from "../support/page";
import { test } from "../support/test";
import { main } from "./support/parts";

test.beforeEach(({ page }) => open(page, "/contact"));

for (const [field, message] of [
  ["name", "Name is required"],
  ["email", "Email is required"],
  ["message", "Message is required"],
] as const) {
  test(`5 and 8 Validation: ${field}: required after trimming; message '${message}'`, async ({ page }) => {
    const input = contact(page)[field];
    const said = main(page).getByText(message, { exact: true });
    await input.fill("   ");
    await expect(said).toHaveCount(0);
    await input.blur();
    await expect(said).toBeVisible();
  });

  test(`4 Field errors appear on blur or on submit and clear when the field becomes valid: ${field}`, async ({
    page,
  }) => {
    const said = main(page).getByText(message, { exact: true });
    await contact(page).send.click();
    await expect(said).toBeVisible();
    await contact(page)[field].fill(ada[field]);
    await expect(said).toHaveCount(0);
  });
}

test("5 and 8 Validation: email: must match a simple pattern, else 'Please enter a valid email'", async ({
  page,
}) => {
  const { email } = contact(page);
  const said = main(page).getByText("Please enter a valid email", { exact: true });
  for (const wrong of ["ada", "ada@engine", "ada@", "@engine.example", "a b@engine.example"]) {
    await email.fill(ada.email);
    await expect(said).toHaveCount(0);
    await email.fill(wrong);
    await email.blur();
    await expect(said).toBeVisible();
  }
});

test("5 Validation: submit proceeds only if all three pass", async ({ page }) => {
  const leads = leadsOf(page);
  for (const field of ["name", "email", "message"] as const) {
    for (const each of ["name", "email", "message"] as const)
      await contact(page)[each].fill(each === field ? " " : ada[each]);
    await contact(page).send.click();
    await expect(contact(page)[field]).toHaveAttribute("aria-invalid", "true");
  }
  expect(leads).toEqual([]);
});

test("5 Validation: newsletter subscription checkbox: optional", async ({ page }) => {
  for (const field of ["name", "email", "message"] as const) await contact(page)[field].fill(ada[field]);
  await expect(contact(page).newsletter).not.toBeChecked();
  await contact(page).send.click();
  await expect(contact(page).thanks).toBeVisible();
});

test("5 Validation: footer newsletter form: the email field is required and must pass the browser's email-type check; no custom messages", async ({
  page,
}) => {
  const leads = leadsOf(page);
  const { email, send } = newsletter(page);
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required");
  for (const wrong of ["", "reader@"]) {
    await email.fill(wrong);
    await send.click();
    await settle(page);
    const validity = await email.evaluate(
      (input) =>
        input instanceof HTMLInputElement && {
          valid: input.checkValidity(),
          custom: input.validity.customError,
        },
    );
    expect(validity).toEqual({ valid: false, custom: false });
  }
  expect(leads).toEqual([]);
});
