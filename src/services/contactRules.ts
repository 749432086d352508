/** The fields of the contact form that are checked, in page order. */
export const fieldNames = ["name", "email", "message"] as const;

export type Fields = Record<(typeof fieldNames)[number], string>;

/** Key of the message under `contact` in words.yaml. */
type FieldError = "nameMissing" | "emailMissing" | "emailWrong" | "messageMissing";

/** Text, an at sign, text, a dot, text; no spaces (specification 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const missing = { name: "nameMissing", email: "emailMissing", message: "messageMissing" } as const;

/** Text of nothing that can be seen: space, control and format signs, fillers, the blank of Braille. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is wrong with a field's value, or undefined. Whitespace around it does not count. */
export function fieldError(name: keyof Fields, value: string): FieldError | undefined {
  const trimmed = value.trim();
  if (invisible.test(trimmed)) return missing[name];
  return name === "email" && !emailPattern.test(trimmed) ? "emailWrong" : undefined;
}
