/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MessageForm } from "../../src/sections/MessageForm";
import {
  errorOf,
  errors,
  expectSent,
  field,
  fill,
  newsletter,
  show,
  submit,
  user,
} from "../support/messageForm";
import { answerWith, failWith, sentBodies } from "../support/requests";

// Whoever leaves in the instant of a success is told by a toast, of which no more is needed here.
jest.mock("../../src/components/toasts/toasts", () => ({ hideToast: jest.fn(), showToast: jest.fn() }));

describe("The contact form's draft", () => {
  const revisit = () => {
    const { unmount } = show();
    return () => {
      unmount();
      show();
    };
  };

  it("survives leaving the page and coming back", async () => {
    const comeBack = revisit();
    await fill({ email: "ada@exa" });
    await user.click(newsletter());
    comeBack();
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Email")).toHaveValue("ada@exa");
    expect(field("Message")).toHaveValue("Hello");
    expect(newsletter()).toBeChecked();
    expect(errors()).toEqual(["", "", ""]);
  });

  it("survives a failed request", async () => {
    failWith(new TypeError("Failed to fetch"));
    const comeBack = revisit();
    await fill();
    await submit();
    comeBack();
    expect(field("Message")).toHaveValue("Hello");
  });

  it("is gone once a request has completed", async () => {
    answerWith(500);
    const comeBack = revisit();
    await fill();
    await submit();
    comeBack();
    expect(field("Name")).toHaveValue("");
    expect(field("Message")).toHaveValue("");
  });

  it.each(["", "null", "[", "{}", '"text"', '{"name":3}'])("is ignored if it is %j", (draft) => {
    sessionStorage.setItem("contact-draft", draft);
    show();
    expect(field("Email")).toHaveValue("");
    expect(field("Message")).toHaveValue("");
    expect(newsletter()).not.toBeChecked();
  });

  it("is optional: the form works if the storage throws", async () => {
    const fail = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(fail);
    }
    answerWith(200);
    show();
    await fill();
    await submit();
    expectSent();
  });
});

describe("The topic of the contact form's message", () => {
  const comeFrom = (topic: unknown) => window.history.replaceState({ topic }, "");

  afterEach(() => window.history.replaceState(null, ""));

  /** Comes to the form from a page; gives what leaves it again. */
  const arrive = (topic: unknown) => {
    comeFrom(topic);
    return show().unmount;
  };

  const message = () => field("Message");
  const missing = "There is nothing to read yet";

  /** Writes behind what stands in the message. */
  const write = async (text: string) => {
    act(() => message().focus());
    await user.paste(text);
  };

  const removeLine = () => user.clear(message());

  it("is its first line, and is sent as it stands there", async () => {
    const fetch = answerWith(200);
    arrive("Provenance");
    expect(message()).toHaveValue("About: Provenance\n\n");
    await user.type(field("Name"), "Ada");
    await user.type(field("Email"), "ada@example.com");
    await write("Hello ");
    await submit();
    expect(sentBodies(fetch)).toEqual([expect.objectContaining({ feedback: "About: Provenance\n\nHello " })]);
  });

  it("can be edited and removed", async () => {
    const fetch = answerWith(200);
    arrive("Provenance");
    await removeLine();
    await fill({ message: "About: Something else\n\nHello" });
    await submit();
    expect(sentBodies(fetch)).toEqual([
      expect.objectContaining({ feedback: "About: Something else\n\nHello" }),
    ]);
  });

  it.each(["About: Provenance\n\n", "About: Provenance", "  About: Provenance\n \u200b"])(
    "is no message by itself: %j",
    async (text) => {
      const fetch = answerWith(200);
      arrive("Provenance");
      await fill({ message: text });
      await user.click(document.body);
      expect(errors()).toEqual(["", "", missing]);
      await submit();
      expect(fetch).not.toHaveBeenCalled();
      expect(message()).toHaveFocus();
      await write("Hi");
      expect(errors()).toEqual(["", "", ""]);
    },
  );

  it("gives way to a draft, whose own line is no message either", async () => {
    const leave = arrive("Provenance");
    await write("Hello");
    leave();
    arrive("Plans");
    expect(message()).toHaveValue("About: Provenance\n\nHello");
    await fill({ message: "About: Provenance" });
    await user.click(document.body);
    expect(errorOf("Message")).toBe(missing);
  });

  it("gives way to what was typed before the page came alive", () => {
    comeFrom("Provenance");
    const area = document.createElement("div");
    area.innerHTML = renderToString(<MessageForm endpoint="https://forms.example.com/contact" />);
    document.body.append(area);
    const typed = area.querySelector("textarea");
    if (typed) typed.value = "Hello";
    render(<MessageForm endpoint="https://forms.example.com/contact" />, { container: area, hydrate: true });
    expect(message()).toHaveValue("Hello");
  });

  it("stands there after the visitor has written in other fields alone, for the page they came from last", async () => {
    const leave = arrive("Provenance");
    await user.type(field("Name"), "Ada");
    leave();
    const leaveAgain = arrive("Provenance");
    expect(message()).toHaveValue("About: Provenance\n\n");
    leaveAgain();
    arrive("Plans");
    expect(field("Name")).toHaveValue("Ada");
    expect(message()).toHaveValue("About: Plans\n\n");
  });

  it("stays away once it was removed, unless the visitor comes from another page", async () => {
    const leave = arrive("Provenance");
    await removeLine();
    leave();
    const leaveAgain = arrive("Provenance");
    expect(message()).toHaveValue("");
    leaveAgain();
    arrive("Plans");
    expect(message()).toHaveValue("About: Plans\n\n");
  });

  it("is not kept as a draft by itself", async () => {
    const leave = arrive("Provenance");
    await user.type(field("Name"), "Ada");
    leave();
    arrive(undefined);
    expect(field("Name")).toHaveValue("Ada");
    expect(message()).toHaveValue("");
  });

  it.each([undefined, 3, "", null, "x".repeat(81)])("is missing if the history state is %j", (topic) => {
    arrive(topic);
    expect(message()).toHaveValue("");
  });
});
