import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageForm } from "../../src/sections/MessageForm";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";

const user = userEvent.setup();
const onSent = jest.fn();

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const newsletter = () => screen.getByRole("checkbox", { name: "Send me the newsletter as well" });
const send = () => screen.getByRole("button", { name: /^Send/ });

/** The text of a field's error, or "" where it has none. */
const errorOf = (name: string) => {
  const error = document.getElementById(field(name).getAttribute("aria-describedby") ?? "");
  expect(field(name).getAttribute("aria-invalid")).toBe(String(error !== null));
  return error?.textContent?.trim() ?? "";
};

const errors = () => ["Name", "Email", "Message"].map(errorOf);

const show = () => render(<MessageForm endpoint="https://feedback.example.com/submit" onSent={onSent} />);

async function fill({ name = "Ada", email = "ada@example.com", message = "Hello" } = {}) {
  for (const [label, text] of [
    ["Name", name],
    ["Email", email],
    ["Message", message],
  ] as const) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
}

async function submit() {
  await user.click(send());
  await settle();
}

describe("The contact form's checks", () => {
  it("do not speak before the visitor has done anything", () => {
    show();
    expect(errors()).toEqual(["", "", ""]);
    expect(newsletter()).not.toBeChecked();
  });

  it.each([
    ["Name", "", "Name is required"],
    ["Name", "   ", "Name is required"],
    ["Email", "", "Email is required"],
    ["Email", "  ", "Email is required"],
    ["Email", "ada", "Please enter a valid email"],
    ["Email", "ada@example", "Please enter a valid email"],
    ["Email", "a da@example.com", "Please enter a valid email"],
    ["Email", "@example.com", "Please enter a valid email"],
    ["Email", "ada@@example.com", "Please enter a valid email"],
    ["Message", "", "Message is required"],
    ["Message", "   ", "Message is required"],
  ])("say of %s with %j, when it is left: %s", async (name, text, message) => {
    show();
    await user.click(field(name));
    if (text) await user.keyboard(text);
    expect(errorOf(name)).toBe("");
    await user.click(document.body);
    expect(errorOf(name)).toBe(message);
    expect(errors().filter(Boolean)).toEqual([message]);
  });

  it("say all three on submit, send nothing, and put the focus on the first faulty field", async () => {
    const fetch = answerWith(200);
    show();
    await submit();
    expect(errors()).toEqual(["Name is required", "Email is required", "Message is required"]);
    expect(field("Name")).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("put the focus on the second field where only that is wrong", async () => {
    const fetch = answerWith(200);
    show();
    await fill({ email: "ada@example" });
    await submit();
    expect(errors()).toEqual(["", "Please enter a valid email", ""]);
    expect(field("Email")).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("fall silent as soon as the field is right", async () => {
    show();
    await submit();
    await user.type(field("Name"), "A");
    await user.type(field("Email"), "ada@example.c");
    expect(errors()).toEqual(["", "", "Message is required"]);
    await user.type(field("Message"), "Hi");
    expect(errors()).toEqual(["", "", ""]);
  });

  it("keep their word until the field is right", async () => {
    show();
    await submit();
    await user.type(field("Email"), "ada");
    expect(errorOf("Email")).not.toBe("");
    await user.type(field("Email"), "@example.com");
    expect(errorOf("Email")).toBe("");
  });
});

describe("The contact form's message", () => {
  it("goes to the endpoint as JSON, trimmed, without the newsletter by default", async () => {
    const fetch = answerWith(200);
    show();
    await fill({ name: "  Ada ", email: "ada@example.com", message: " Hello {Enter}there " });
    await submit();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      "https://feedback.example.com/submit",
      expect.objectContaining({ method: "POST", headers: { "Content-Type": "application/json" } }),
    );
    expect(sentBodies(fetch)).toEqual([
      {
        type: "feedback",
        name: "Ada",
        email: "ada@example.com",
        feedback: "Hello \nthere",
        newsletterSubscribe: 0,
      },
    ]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it("asks for the newsletter where the visitor ticks it", async () => {
    const fetch = answerWith(200);
    show();
    await fill();
    await user.click(newsletter());
    await submit();
    expect(sentBodies(fetch)).toEqual([expect.objectContaining({ newsletterSubscribe: 1 })]);
  });

  it.each([400, 404, 500])("counts as sent on HTTP %d, as the specification has it", async (status) => {
    const alert = jest.spyOn(window, "alert");
    answerWith(status);
    show();
    await fill();
    await submit();
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(alert).not.toHaveBeenCalled();
  });

  it.each([
    ["an Error", new TypeError("Failed to fetch"), "Failed to fetch"],
    ["something else", "no network", "An error occurred"],
    ["nothing", undefined, "An error occurred"],
  ])("that fails with %s is told in an alert, and the form stays", async (_, thrown, words) => {
    const alert = jest.spyOn(window, "alert");
    failWith(thrown);
    show();
    await fill();
    await submit();
    expect(alert.mock.calls).toEqual([[words]]);
    expect(onSent).not.toHaveBeenCalled();
    expect(field("Message")).toHaveValue("Hello");
    expect(field("Message")).toBeEnabled();
  });

  it("can be sent again after a failure", async () => {
    failWith(new TypeError("Failed to fetch"));
    show();
    await fill();
    await submit();
    const fetch = answerWith(201);
    await submit();
    expect(sentBodies(fetch).at(-1)).toMatchObject({ name: "Ada", feedback: "Hello" });
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it("is sent once, however often the button is pressed", async () => {
    const fetch = answerWith(200);
    show();
    await fill();
    await user.dblClick(send());
    act(() => send().closest("form")?.requestSubmit());
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleName("Sending…");
    await settle();
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe("The contact form's draft", () => {
  const revisit = () => {
    const { unmount } = show();
    return () => {
      unmount();
      show();
    };
  };

  it("survives that the form goes and comes back", async () => {
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

  it("survives a send that failed", async () => {
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

  it.each(["", "null", "[", "{}", '"text"', '{"name":3}'])("that reads %j does no harm", (draft) => {
    sessionStorage.setItem("contact-draft", draft);
    show();
    expect(field("Email")).toHaveValue("");
    expect(field("Message")).toHaveValue("");
    expect(newsletter()).not.toBeChecked();
  });

  it("is missed by nobody where the storage throws", async () => {
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
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});
