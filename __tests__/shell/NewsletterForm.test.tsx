/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { maxCharacters } from "../../leads/src/rules";
import { loadToasts, showToast, toastsReady } from "../../src/components/toasts/toasts";
import { NewsletterForm } from "../../src/shell/NewsletterForm";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";
import { setEndpoints } from "../support/site";

jest.mock("../../src/components/toasts/toasts", () => ({
  loadToasts: jest.fn(),
  toastsReady: jest.fn(),
  showToast: jest.fn(),
}));

let user: ReturnType<typeof userEvent.setup>;

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const button = () => screen.getByRole("button", { name: "Subscribe" });
const outcome = () => screen.getByRole("status");

/** What screen readers are told in place. */
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent;

/** Types an address and sends it; the answer has not come yet. */
async function send(email = "ada@example.com") {
  // user-event does not see that a form resets its fields.
  await user.clear(input());
  await user.type(input(), email);
  await user.click(button());
}

async function subscribe() {
  render(<NewsletterForm />);
  await send();
  await settle();
}

/** Has the network bring an answer, or fail. */
const endWith = (kind: string) =>
  kind === "success" ? answerWith(200) : failWith(new TypeError("Failed to fetch"));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(toastsReady).mockResolvedValue(true);
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

describe("The newsletter form", () => {
  it("sends the address to the newsletter's endpoint", async () => {
    const fetch = answerWith(200);
    await subscribe();
    expect(fetch).toHaveBeenCalledWith(
      "https://forms.example.com/newsletter",
      expect.objectContaining({ method: "POST", headers: { "Content-Type": "application/json" } }),
    );
    expect(sentBodies(fetch)).toEqual([{ type: "email", email: "ada@example.com" }]);
  });

  it("shows the label of its field", () => {
    render(<NewsletterForm />);
    expect(screen.getByText("Email address")).toBeVisible();
    expect(input()).toHaveAccessibleName("Email address");
  });

  it("holds back an address that the service would refuse for its length, without words of its own", async () => {
    const fetch = answerWith(200);
    render(<NewsletterForm />);
    const domain = "@example.com";
    const longest = "a".repeat(maxCharacters.email - domain.length) + domain;
    await user.click(input());
    await user.paste(longest);
    expect(input()).toBeValid();
    await user.type(input(), "m");
    await user.click(button());
    expect(input().validity).toMatchObject({ valid: false, customError: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("says where to read what happens to the address", () => {
    render(<NewsletterForm />);
    expect(screen.getByRole("link", { name: "Where the address goes" })).toHaveAttribute("href", "/about");
  });

  it("thanks in a toast and in the form, and empties the field", async () => {
    answerWith(200);
    await subscribe();
    expect(outcome()).toHaveTextContent("You are on the list.");
    expect(showToast).toHaveBeenCalledWith({
      kind: "success",
      title: "You are on the list.",
      text: "ada@example.com is on the list.",
      closeLabel: "Close message",
      quiet: false,
    });
    expect(input()).toHaveValue("");
  });

  it.each([400, 404, 500])("counts HTTP %d as success, as the specification asks", async (status) => {
    answerWith(status);
    await subscribe();
    expect(outcome()).toHaveTextContent("You are on the list.");
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: "success" }));
  });

  it("says that it went wrong where the network fails, and keeps the address", async () => {
    failWith(new TypeError("Failed to fetch"));
    await subscribe();
    expect(outcome()).toHaveTextContent("That did not work. Once more?");
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith({
      kind: "error",
      title: "Not on the list",
      text: "The list could not be reached.",
      closeLabel: "Close message",
      quiet: false,
    });
    expect(input()).toHaveValue("ada@example.com");
  });

  it.each(["success", "failure"])("is idle again 3 seconds after a %s", async (kind) => {
    endWith(kind);
    await subscribe();
    act(() => jest.advanceTimersByTime(2999));
    expect(outcome()).not.toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(outcome()).toBeEmptyDOMElement();
    expect(input()).toBeEnabled();
  });

  it.each(["success", "failure"])("moves the focus to its status, and back after a %s", async (kind) => {
    endWith(kind);
    render(<NewsletterForm />);
    await send();
    expect(outcome()).toHaveFocus();
    expect(outcome()).toHaveTextContent("A moment…");
    await settle();
    expect(button()).toHaveFocus();
  });

  it("cannot be used while it sends", async () => {
    answerWith(200);
    render(<NewsletterForm />);
    await send();
    expect(input()).toBeDisabled();
    expect(button()).toBeDisabled();
    await settle();
    expect(input()).toBeEnabled();
    expect(button()).toBeEnabled();
  });

  it("sends once, however often it is submitted", async () => {
    const fetch = answerWith(200);
    render(<NewsletterForm />);
    await user.type(input(), "ada@example.com");
    await user.dblClick(button());
    act(() => button().closest("form")?.requestSubmit());
    expect(fetch).toHaveBeenCalledTimes(1);
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("asks for the toasts' code, and neither sends nor says the outcome later for it", async () => {
    const fetch = answerWith(200);
    jest.mocked(toastsReady).mockReturnValue(new Promise(() => {}));
    render(<NewsletterForm />);
    await send();
    expect(loadToasts).toHaveBeenCalled();
    expect(sentBodies(fetch)).toEqual([{ type: "email", email: "ada@example.com" }]);
    await settle();
    expect(outcome()).toHaveTextContent("You are on the list.");
    expect(button()).toBeEnabled();
  });

  it.each([
    ["success", "from the toast", true],
    ["error", "from the toast", true],
    ["success", "in place, where toasts are lost or late", false],
    ["error", "in place, where toasts are lost or late", false],
  ])("has the outcome %s heard once: %s", async (kind, _, isToasted) => {
    endWith(kind);
    let answer = (_ready: boolean) => {};
    jest.mocked(toastsReady).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await subscribe();
    expect(outcome()).toHaveAttribute("aria-live", "off");
    expect(outcome()).not.toBeEmptyDOMElement();
    expect(heard()).toBe("");
    await act(async () => answer(isToasted));
    expect(heard()).toBe(isToasted ? "" : outcome().textContent);
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind, quiet: !isToasted }));
  });

  it.each(["", "ada", "ada@", "ada example.com"])(
    "leaves the address %j to the browser's check",
    async (email) => {
      const fetch = answerWith(200);
      render(<NewsletterForm />);
      if (email) await user.type(input(), email);
      await user.click(button());
      expect(input()).toBeInvalid();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it("shows what the browser says of an address, at the field that has the focus, until it is right", async () => {
    answerWith(200);
    render(<NewsletterForm />);
    await user.type(input(), "ada");
    await user.click(button());
    const said = input().validationMessage;
    expect(screen.getByRole("alert")).toHaveTextContent(said);
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute("aria-invalid", "true");
    expect(input()).toHaveAccessibleDescription(said);
    await user.type(input(), "@example.com");
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(input()).toHaveAttribute("aria-invalid", "false");
  });

  it("can be used again after an outcome, and shows the new one for its full time", async () => {
    const fetch = answerWith(200);
    await subscribe();
    act(() => jest.advanceTimersByTime(2000));
    await send("bea@example.com");
    await settle();
    act(() => jest.advanceTimersByTime(2900));
    expect(outcome()).toHaveTextContent("You are on the list.");
    expect(sentBodies(fetch).map((body) => body.email)).toEqual(["ada@example.com", "bea@example.com"]);
  });

  it("gives the support address in its place where no endpoint is set", () => {
    setEndpoints({ newsletter: "" });
    render(<NewsletterForm />);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText(/^For the letter, write to/)).toBeVisible();
    expect(screen.getByRole("link", { name: "desk@example.com" })).toHaveAttribute(
      "href",
      "mailto:desk@example.com",
    );
  });
});
