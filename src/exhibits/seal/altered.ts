/** A text with its first digit changed or, without digits, its first character. */
export const altered = (text: string) =>
  /\d/.test(text)
    ? text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
    : text.replace(/\S/u, (first) => (first === "X" ? "Y" : "X"));
