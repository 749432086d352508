/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/ContactForm";
import { pageChangeEvent } from "../../src/shared/pageChange";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";
import { sectionOf, setEndpoints } from "../support/site";

const section = sectionOf("ContactForm");

const show = () => render(<ContactForm {...section} />);

async function send() {
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "Hello");
  await userEvent.click(screen.getByRole("button", { name: "Send it" }));
}

async function sendMessage() {
  await send();
  await settle();
}

describe("The contact page", () => {
  it("shows the address and the promised reply time", () => {
    show();
    expect(screen.getByRole("link", { name: "desk@example.com" })).toHaveAttribute(
      "href",
      "mailto:desk@example.com",
    );
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
  });

  it("has links elsewhere, in a new tab if they leave the site", () => {
    show();
    const guides = screen.getByRole("link", { name: /^Read the guides/ });
    expect(guides).toHaveAttribute("href", "https://docs.example.com/guides");
    expect(guides).toHaveAttribute("target", "_blank");
    const house = screen.getByRole("link", { name: "About the house" });
    expect(house).toHaveAttribute("href", "/about");
    expect(house).not.toHaveAttribute("target");
  });

  it("replaces the form with its thanks after sending, and focuses them", async () => {
    const fetch = answerWith(200);
    show();
    await sendMessage();
    expect(screen.getByRole("heading", { name: "It has arrived" })).toHaveFocus();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(sentBodies(fetch)).toHaveLength(1);
  });

  it("begins the title with a word of its own while it thanks", async () => {
    document.title = "Write to us";
    answerWith(200);
    show();
    await sendMessage();
    expect(document.title).toBe("Gone: Write to us");
    await userEvent.click(screen.getByRole("button", { name: "One more letter" }));
    expect(document.title).toBe("Write to us");
  });

  it("leads from its thanks to another message, which begins empty", async () => {
    answerWith(200);
    show();
    await sendMessage();
    await userEvent.click(screen.getByRole("button", { name: "One more letter" }));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("");
    expect(screen.queryByText("It has arrived")).not.toBeInTheDocument();
  });

  it("has its form back when the page is shown anew", async () => {
    answerWith(200);
    show();
    await sendMessage();
    act(() => {
      dispatchEvent(new Event(pageChangeEvent));
    });
    expect(screen.getByRole("textbox", { name: "Name" })).toBeVisible();
  });

  it("finds a message on its way that was sent before it was left", async () => {
    answerWith(200);
    const { unmount } = show();
    await send();
    unmount();
    show();
    expect(screen.getByRole("button", { name: "On its way…" })).toBeDisabled();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
    expect(screen.getByText("The messenger has left.")).toBeVisible();
    await settle();
    expect(screen.getByRole("heading", { name: "It has arrived" })).toHaveFocus();
  });

  it("keeps the form if sending failed", async () => {
    failWith(new TypeError("Failed to fetch"));
    show();
    await sendMessage();
    expect(screen.queryByText("It has arrived")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
  });

  it("shows the email address instead of the form if there is no endpoint", () => {
    setEndpoints({ contact: "" });
    show();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText(/^The desk has no form today/)).toBeVisible();
    expect(screen.getAllByRole("link", { name: "desk@example.com" })).toHaveLength(2);
  });
});
