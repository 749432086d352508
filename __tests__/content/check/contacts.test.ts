import { contactInstead } from "../../../src/content/check/contacts";

test.each(["tel:phone", "phone", "tel://%7Bphone%7D", "+1 541 555 0100"])(
  "A number to call is written with tel: alone, not %s",
  (target) => {
    expect(contactInstead(target)).toBe("A number to call is written tel:{phone}.");
  },
);
