import { readLead } from "../src/readLead";

const message = {
  type: "feedback",
  name: "Ada",
  email: "ada@example.com",
  feedback: "Hello",
  newsletterSubscribe: 0,
};

describe("A lead", () => {
  it.each([
    [{ type: "email", email: "ada@example.com" }],
    [message],
    [{ ...message, newsletterSubscribe: 1 }],
  ])("is accepted as the forms send it: %j", (body) => {
    expect(readLead(body)).toEqual({ ok: true, lead: body });
  });

  it.each([
    "ivan@xn--e1afmkfd.xn--p1ai",
    "ivan@пример.рф",
    "max!mustermann@firma.de",
    "a&b@x.co",
    "a/b@x.co",
    "quote'@x.ie",
    "user@localhost",
  ])("is accepted from %s, which browsers let through", (email) => {
    expect(readLead({ type: "email", email })).toMatchObject({ ok: true });
  });

  it("is accepted as JSON text too", () => {
    expect(readLead(JSON.stringify(message))).toEqual({ ok: true, lead: message });
  });

  it.each([
    ["no body", undefined],
    ["text that is not JSON", "type=email"],
    ["a list", [message]],
    ["an unknown type", { type: "sms", email: "ada@example.com" }],
    ["no type", { email: "ada@example.com" }],
    ["a newsletter address that is not one", { type: "email", email: "ada" }],
    [
      "a newsletter address with letters before the @ that browsers reject",
      { type: "email", email: "ü@x.de" },
    ],
    ["a newsletter address of 255 characters", { type: "email", email: `${"a".repeat(250)}@x.de` }],
    ["an unknown field", { type: "email", email: "ada@example.com", name: "Ada" }],
    ["a message without a name", { ...message, name: "" }],
    ["a message with an invisible name", { ...message, name: "\u200b" }],
    ["a message of whitespace", { ...message, feedback: " \n" }],
    ["a message that is too long", { ...message, feedback: "a".repeat(20_001) }],
    ["a message with an invisible character in its address", { ...message, email: "a\u0000@b.co" }],
    ["a message without text", { ...message, feedback: undefined }],
    ["a message with an incomplete address", { ...message, email: "ada@example" }],
    ["a newsletterSubscribe that is not 0 or 1", { ...message, newsletterSubscribe: true }],
  ])("is refused with %s", (_, body) => {
    expect(readLead(body)).toEqual({ ok: false, error: expect.stringMatching(/\S/) });
  });
});
