/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { errors, expectSent, field, fill, newsletter, show, submit, user } from "../support/messageForm";
import { answerWith, failWith, sentBodies } from "../support/requests";

// Whoever leaves in the instant of a success is told by a toast, of which no more is needed here.
jest.mock("../../src/services/toasts", () => ({ showToast: jest.fn() }));

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

describe("The subject of the contact form's message", () => {
  const comeFrom = (topic: unknown) => window.history.replaceState({ topic }, "");

  afterEach(() => window.history.replaceState(null, ""));

  it("is the page that the visitor came from, and goes with the message", async () => {
    comeFrom("Provenance");
    const fetch = answerWith(200);
    show();
    expect(screen.getByText(/Provenance/)).toBeVisible();
    await fill();
    await submit();
    expect(sentBodies(fetch)).toEqual([expect.objectContaining({ feedback: "About: Provenance\n\nHello" })]);
  });

  it("can be removed", async () => {
    comeFrom("Provenance");
    const fetch = answerWith(200);
    show();
    await user.click(screen.getByRole("button", { name: /Remove this line/ }));
    expect(screen.queryByText(/Provenance/)).not.toBeInTheDocument();
    await fill();
    await submit();
    expect(sentBodies(fetch)).toEqual([expect.objectContaining({ feedback: "Hello" })]);
  });

  it.each([undefined, 3, "", null])("is empty if the history state is %j", (topic) => {
    comeFrom(topic);
    show();
    expect(screen.queryByRole("button", { name: /Remove this line/ })).not.toBeInTheDocument();
  });
});
