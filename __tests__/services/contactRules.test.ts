import { fieldError } from "../../src/services/contactRules";

describe("A name", () => {
  it.each(["Ada", "\u200bAda", "名", "‎علي", "👩🏽‍🚀", "ᄒ"])("may be %j", (name) => {
    expect(fieldError("name", name)).toBeUndefined();
  });

  it.each([
    "",
    " \t\n",
    "\u200b",
    "\u2060\u00ad",
    "\u3164\uffa0",
    "\u2800",
    "\u202e \u200f",
    "\ufe0f",
    "\u0000",
  ])("of nothing that can be seen (%j) is missing", (name) => {
    expect(fieldError("name", name)).toBe("nameMissing");
  });
});

describe("An email address in the contact form", () => {
  it.each(["a@b.c", " ada@example.com ", "ada+news@mail.example.co.uk", "ä@ö.ü"])("may be %j", (email) => {
    expect(fieldError("email", email)).toBeUndefined();
  });

  it.each(["a@b", "@b.c", "a@.", "a b@c.d", "a@b .c", "a@b@c.d", "a@b."])("may not be %j", (email) => {
    expect(fieldError("email", email)).toBe("emailWrong");
  });
});
