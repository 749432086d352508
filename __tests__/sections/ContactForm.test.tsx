/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/ContactForm";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";
import { sectionOf, setEndpoints } from "../support/site";

const section = sectionOf("ContactForm");

const show = () => render(<ContactForm {...section} />);

async function sendMessage() {
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Hello");
  await userEvent.click(screen.getByRole("button", { name: "Send it" }));
  await settle();
}

describe("The contact page", () => {
  it("gives the address and the promise of an answer", () => {
    show();
    expect(screen.getByRole("link", { name: "desk@example.com" })).toHaveAttribute(
      "href",
      "mailto:desk@example.com",
    );
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
  });

  it("leads on by its buttons, in a new tab where they lead out of the site", () => {
    show();
    const guides = screen.getByRole("link", { name: /^Read the guides/ });
    expect(guides).toHaveAttribute("href", "https://docs.example.com/guides");
    expect(guides).toHaveAttribute("target", "_blank");
    const house = screen.getByRole("link", { name: "About the house" });
    expect(house).toHaveAttribute("href", "/about");
    expect(house).not.toHaveAttribute("target");
  });

  it("puts its thanks in the form's place after a send, with the focus on it", async () => {
    const fetch = answerWith(200);
    show();
    await sendMessage();
    expect(screen.getByRole("heading", { name: "It has arrived" })).toHaveFocus();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(sentBodies(fetch)).toHaveLength(1);
  });

  it("thanks for a message that was answered with HTTP 500, as the specification has it", async () => {
    answerWith(500);
    show();
    await sendMessage();
    expect(screen.getByRole("heading", { name: "It has arrived" })).toBeVisible();
  });

  it("keeps the form where the send failed", async () => {
    failWith(new TypeError("Failed to fetch"));
    show();
    await sendMessage();
    expect(screen.queryByText("It has arrived")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
  });

  it("gives the e-mail address in the form's place where no endpoint is set", () => {
    setEndpoints({ contact: "" });
    show();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText(/^The desk has no form today/)).toBeVisible();
    expect(screen.getAllByRole("link", { name: "desk@example.com" })).toHaveLength(2);
  });
});
