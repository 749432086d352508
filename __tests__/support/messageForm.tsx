import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageForm } from "../../src/sections/MessageForm";
import { contactSend } from "../../src/services/contactSend";
import { settle } from "./requests";

export const user = userEvent.setup();

/** Expects the message to have been sent, or not. */
export const expectSent = (sent = true) => expect(contactSend.state()).toBe(sent ? "sent" : "editing");

/** What has been sent in one test is read before the next one. */
afterEach(contactSend.startOver);

export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const newsletter = () => screen.getByRole("checkbox", { name: "Send me the letter too" });
export const send = () => screen.getByRole("button", { name: /^(Send it|On its way…)$/ });

/** The text of a field's error, or "" if there is none. */
export const errorOf = (name: string) => {
  const error = document.getElementById(field(name).getAttribute("aria-describedby") ?? "");
  expect(field(name).getAttribute("aria-invalid")).toBe(String(error !== null));
  return error?.textContent?.trim() ?? "";
};

export const errors = () => ["Name", "Email", "Message"].map(errorOf);

export const show = () => render(<MessageForm endpoint="https://forms.example.com/contact" />);

/** Pastes texts into the three fields, which is faster than typing. */
export async function fill({ name = "Ada", email = "ada@example.com", message = "Hello" } = {}) {
  for (const [label, text] of [
    ["Name", name],
    ["Email", email],
    ["Message", message],
  ] as const) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  }
}

export async function submit() {
  await user.click(send());
  await settle();
}
