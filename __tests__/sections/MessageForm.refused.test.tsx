/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { draftKey } from "../../src/services/contactDraft";
import { errorOf, errors, field, fill, show, submit, user } from "../support/messageForm";
import { answerWith } from "../support/requests";

describe("A message that is not ready to be sent", () => {
  it.each([
    ["Name", { name: "a".repeat(201) }, "That is more than a name"],
    ["Email", { email: `${"a".repeat(250)}@x.de` }, "No letter would arrive there"],
    ["Message", { message: "ж".repeat(20_001) }, "That is a book"],
  ])(
    "is not sent where the service would refuse it for the length of its %s, and stays",
    async (name, values, error) => {
      const fetch = answerWith(200);
      show();
      await fill(values);
      await submit();
      expect(errorOf(name)).toBe(error);
      expect(field(name)).toHaveFocus();
      expect(fetch).not.toHaveBeenCalled();
      expect(sessionStorage.getItem(draftKey)).toContain(Object.values(values)[0]);
    },
  );

  /** Whether a paste is kept out. */
  const paste = (text: string) => {
    const put = new InputEvent("beforeinput", {
      inputType: "insertFromPaste",
      data: text,
      bubbles: true,
      cancelable: true,
    });
    act(() => void field("Message").dispatchEvent(put));
    return put.defaultPrevented;
  };

  it("takes no paste that would freeze its field, and says so", async () => {
    show();
    await user.type(field("Message"), "Hello");
    expect(paste("x".repeat(40_000))).toBe(true);
    expect(errorOf("Message")).toBe("That is a library, and stays outside");
    expect(field("Message")).toHaveValue("Hello");
    await user.type(field("Message"), "!");
    expect(errorOf("Message")).toBe("");
  });

  it("takes a paste that is too long to be sent but can be cut down", () => {
    show();
    expect(paste("x".repeat(39_000))).toBe(false);
    expect(errorOf("Message")).toBe("");
  });

  it("has three errors, and a summary that leads to their fields", async () => {
    const fetch = answerWith(200);
    show();
    await submit();
    expect(errors()).toEqual(["Who are you?", "Where shall the answer go?", "There is nothing to read yet"]);
    const summary = screen.getByRole("region", { name: "Look at these again" });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Name", "Email", "Message"]);
    await user.click(within(summary).getByRole("link", { name: "Email" }));
    expect(field("Email")).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("keeps its summary until it is sent again, and has none for a single field", async () => {
    show();
    const summary = () => screen.queryByRole("region", { name: "Look at these again" });
    await user.type(field("Name"), "Ada");
    await submit();
    expect(within(summary() ?? document.body).getAllByRole("link", { name: /Email|Message/ })).toHaveLength(
      2,
    );
    await user.type(field("Email"), "ada@example.com");
    expect(summary()).toBeVisible();
    await submit();
    expect(summary()).not.toBeInTheDocument();
    expect(field("Message")).toHaveFocus();
  });

  it("begins the title with a word of its own, until all fields are right", async () => {
    document.title = "Write to us";
    const { unmount } = show();
    await user.click(field("Name"));
    await user.click(document.body);
    expect(errorOf("Name")).not.toBe("");
    expect(document.title).toBe("Write to us");
    await submit();
    expect(document.title).toBe("Wrong: Write to us");
    await fill();
    expect(document.title).toBe("Write to us");
    await fill({ name: "" });
    await submit();
    expect(document.title).toBe("Wrong: Write to us");
    unmount();
    expect(document.title).toBe("Write to us");
  });
});

describe("The message's length", () => {
  const note = () => field("Message").closest("div")?.querySelector("[aria-live=polite]")?.textContent;

  it("is counted near its limit, not at each key but once the visitor pauses", async () => {
    jest.useFakeTimers();
    show();
    const type = (text: string) => fireEvent.input(field("Message"), { target: { value: text } });
    const pause = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
    type("a".repeat(17_999));
    pause(1000);
    expect(note()).toBe("");
    type("a".repeat(18_800));
    pause(999);
    type("a".repeat(18_801));
    pause(999);
    expect(note()).toBe("");
    pause(1);
    expect(note()).toBe("Signs to go: 1,199");
    type("a".repeat(20_012));
    pause(1000);
    expect(note()).toBe("Signs over: 12");
    expect(field("Message")).not.toHaveAttribute("maxlength");
  });
});
