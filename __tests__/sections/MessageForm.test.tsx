/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import {
  errorOf,
  errors,
  expectSent,
  field,
  fill,
  newsletter,
  send,
  show,
  submit,
  user,
} from "../support/messageForm";
import { answerWith, failWith, sentBodies, settle } from "../support/requests";
import { chrome } from "../support/site";

beforeEach(() => void show());

it("says under the contact form where to read what happens to the message", () => {
  expect(screen.getByRole("link", { name: "Where the message goes" })).toHaveAttribute("href", "/about");
});

describe("The contact form's checks", () => {
  it("show nothing before the visitor has done anything", () => {
    expect(errors()).toEqual(["", "", ""]);
    expect(newsletter()).not.toBeChecked();
  });

  it.each([
    ["Name", "", "Who are you?"],
    ["Name", "   ", "Who are you?"],
    ["Email", "", "Where shall the answer go?"],
    ["Email", "  ", "Where shall the answer go?"],
    ["Email", "ada", "No letter would arrive there"],
    ["Email", "ada@example", "No letter would arrive there"],
    ["Email", "a da@example.com", "No letter would arrive there"],
    ["Email", "@example.com", "No letter would arrive there"],
    ["Email", "ada@@example.com", "No letter would arrive there"],
    ["Message", "", "There is nothing to read yet"],
    ["Message", "   ", "There is nothing to read yet"],
  ])("answer leaving %s with %j by: %s", async (name, text, message) => {
    await user.click(field(name));
    if (text) await user.keyboard(text);
    expect(errorOf(name)).toBe("");
    await user.click(document.body);
    expect(errorOf(name)).toBe(message);
    expect(errors().filter(Boolean)).toEqual([message]);
  });

  it("focus the second field if only that is invalid", async () => {
    const fetch = answerWith(200);
    await fill({ email: "ada@example" });
    await submit();
    expect(errors()).toEqual(["", "No letter would arrive there", ""]);
    expect(field("Email")).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("disappear as soon as the field is valid", async () => {
    await submit();
    await user.type(field("Name"), "A");
    await user.type(field("Email"), "ada@example.c");
    expect(errors()).toEqual(["", "", "There is nothing to read yet"]);
    await user.type(field("Message"), "Hi");
    expect(errors()).toEqual(["", "", ""]);
  });

  it("stay until the field is valid", async () => {
    await submit();
    await user.type(field("Email"), "ada");
    expect(errorOf("Email")).not.toBe("");
    await user.type(field("Email"), "@example.com");
    expect(errorOf("Email")).toBe("");
  });
});

describe("The contact form's message", () => {
  it("goes to the endpoint as JSON, as it stands there, without the newsletter by default", async () => {
    const fetch = answerWith(200);
    await fill({ name: "  Ada ", email: "ada@example.com", message: " Hello \nthere " });
    await submit();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      "https://forms.example.com/contact",
      expect.objectContaining({ method: "POST", headers: { "Content-Type": "application/json" } }),
    );
    expect(sentBodies(fetch)).toEqual([
      {
        type: "feedback",
        name: "Ada",
        email: "ada@example.com",
        feedback: " Hello \nthere ",
        newsletterSubscribe: 0,
      },
    ]);
    expectSent();
  });

  it("asks for the newsletter if the visitor checks the box", async () => {
    const fetch = answerWith(200);
    await fill();
    await user.click(newsletter());
    await submit();
    expect(sentBodies(fetch)).toEqual([expect.objectContaining({ newsletterSubscribe: 1 })]);
  });

  it.each([400, 404, 500])("counts as sent on HTTP %d, as the specification requires", async (status) => {
    const alert = jest.spyOn(window, "alert");
    answerWith(status);
    await fill();
    await submit();
    expectSent();
    expect(alert).not.toHaveBeenCalled();
  });

  it.each([
    ["an Error", new TypeError("Failed to fetch"), "Failed to fetch"],
    ["something else", "no network", "It did not go out"],
    ["nothing", undefined, "It did not go out"],
  ])("that fails with %s shows an alert, and the form stays", async (_, thrown, words) => {
    const alert = jest.spyOn(window, "alert");
    failWith(thrown);
    await fill();
    await submit();
    expect(alert.mock.calls).toEqual([[words]]);
    expect(screen.getByRole("status")).toHaveTextContent(chrome().wordsContent.contact.kept);
    expectSent(false);
    expect(field("Message")).toHaveValue("Hello");
    expect(field("Message")).toBeEnabled();
  });

  it("can be sent again after a failure", async () => {
    failWith(new TypeError("Failed to fetch"));
    await fill();
    await submit();
    const fetch = answerWith(201);
    await submit();
    expect(sentBodies(fetch).at(-1)).toMatchObject({ name: "Ada", feedback: "Hello" });
    expectSent();
  });

  it("is sent once, however often the button is pressed", async () => {
    const fetch = answerWith(200);
    await fill();
    await user.dblClick(send());
    act(() => send().closest("form")?.requestSubmit());
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleName("On its way…");
    await settle();
    expectSent();
  });
});
