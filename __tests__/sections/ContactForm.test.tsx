import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/ContactForm";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";
import { sectionOf, setEndpoints } from "../support/site";

const section = sectionOf("/contact", "ContactForm");

const show = () => render(<ContactForm {...section} />);

async function sendMessage() {
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Hello");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  await settle();
}

describe("The contact page", () => {
  it("gives the support address, the place and the promise of an answer", () => {
    show();
    expect(screen.getByRole("link", { name: "support@example.com" })).toHaveAttribute(
      "href",
      "mailto:support@example.com",
    );
    expect(screen.getByText(/Oregon/)).toBeVisible();
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
  });

  it("leads to the scheduler and to the team chat, each in a new tab", () => {
    show();
    const meeting = screen.getByRole("link", { name: /^Book a Meeting/ });
    expect(meeting).toHaveAttribute("href", "https://meet.example.com");
    expect(meeting).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: /^Join Slack/ })).toHaveAttribute(
      "href",
      "https://community.example.com",
    );
  });

  it("puts Thank You! in the form's place after a send, with the focus on it", async () => {
    const fetch = answerWith(200);
    show();
    await sendMessage();
    expect(screen.getByRole("heading", { name: "Thank You!" })).toHaveFocus();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(sentBodies(fetch)).toHaveLength(1);
  });

  it("thanks for a message that was answered with HTTP 500, as the specification has it", async () => {
    answerWith(500);
    show();
    await sendMessage();
    expect(screen.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  });

  it("keeps the form where the send failed", async () => {
    failWith(new TypeError("Failed to fetch"));
    show();
    await sendMessage();
    expect(screen.queryByText("Thank You!")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
  });

  it("gives the support address in the form's place where no endpoint is set", () => {
    setEndpoints({ contact: "" });
    show();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText(/^The form is not connected here/)).toBeVisible();
    expect(screen.getAllByRole("link", { name: "support@example.com" })).toHaveLength(2);
  });
});
