import { fieldError } from "../../src/services/contactRules";

describe("An email address in the contact form", () => {
  it.each(["a@b.c", " ada@example.com ", "ada+news@mail.example.co.uk", "ä@ö.ü"])("may be %j", (email) => {
    expect(fieldError("email", email)).toBeUndefined();
  });

  it.each(["a@b", "@b.c", "a@.", "a b@c.d", "a@b .c", "a@b@c.d", "a@b."])("may not be %j", (email) => {
    expect(fieldError("email", email)).toBe("emailWrong");
  });
});
