import { countCharacters, fieldError, maxCharacters } from "../src/rules";

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
  ])("of nothing but invisible characters (%j) is missing", (name) => {
    expect(fieldError("name", name)).toBe("nameMissing");
  });

  it("has a limit in characters of any script, and whitespace around it does not count", () => {
    expect(fieldError("name", ` ${"𝒜".repeat(maxCharacters.name)} `)).toBeUndefined();
    expect(fieldError("name", "a".repeat(maxCharacters.name + 1))).toBe("nameLong");
  });
});

describe("An email address in the contact form", () => {
  it.each(["a@b.c", " ada@example.com ", "ada+news@mail.example.co.uk", "ä@ö.ü"])("may be %j", (email) => {
    expect(fieldError("email", email)).toBeUndefined();
  });

  it.each(["a@b", "@b.c", "a@.", "a b@c.d", "a@b .c", "a@b@c.d", "a@b.", "a\u0000@b.c", "a\u200b@b.c"])(
    "may not be %j",
    (email) => {
      expect(fieldError("email", email)).toBe("emailWrong");
    },
  );

  it("has at most 254 characters", () => {
    const domain = "@example.com";
    const longest = "a".repeat(maxCharacters.email - domain.length) + domain;
    expect(fieldError("email", longest)).toBeUndefined();
    expect(fieldError("email", `a${longest}`)).toBe("emailWrong");
  });
});

describe("A message", () => {
  it.each(["a", "ж", "語", "👩"])("may be 20,000 times %s, and not one more", (character) => {
    const longest = character.repeat(maxCharacters.message);
    expect(fieldError("message", longest)).toBeUndefined();
    expect(fieldError("message", longest + character)).toBe("messageLong");
  });

  it("of characters that JSON escapes in six bytes each has a lower limit", () => {
    const message = `a${"\u0001".repeat(maxCharacters.message - 1)}`;
    expect(countCharacters(message)).toBe(maxCharacters.message);
    expect(fieldError("message", message)).toBe("messageLong");
  });
});
