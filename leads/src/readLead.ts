import { z } from "zod";
import { countCharacters, type Fields, fieldError, type Lead, maxCharacters } from "./rules";

/** A field of the contact form, valid by the same rules that the form applies. */
const field = (name: keyof Fields) =>
  z.string().refine((value) => fieldError(name, value) === undefined, `This is not a valid ${name}.`);

/**
 * Whether the newsletter's field lets an address through. The field has the type "email" (HTML, 4.10.5.1.5) and a
 * `pattern` that limits its length. Some browsers send a domain in another script as it was typed, others send its
 * ASCII form (Punycode), so every run of non-ASCII characters in the domain counts as a letter.
 */
function isAcceptedByBrowsers(address: string): boolean {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at).replace(/[^\p{ASCII}]+/gu, "x");
  return (
    z.regexes.html5Email.test(address.slice(0, at) + domain) &&
    countCharacters(address) <= maxCharacters.email
  );
}

const leadSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("email"),
    email: z.string().refine(isAcceptedByBrowsers, "No browser takes this address."),
  }),
  z.strictObject({
    type: z.literal("feedback"),
    name: field("name"),
    email: field("email"),
    feedback: field("message"),
    newsletterSubscribe: z.union([z.literal(0), z.literal(1)]),
  }),
]);

type Result = { ok: true; lead: Lead } | { ok: false; error: string };

/** Validates a request body against the payloads of specification 3. A string is parsed as JSON first. */
export function readLead(body: unknown): Result {
  const result = leadSchema.safeParse(typeof body === "string" ? parseJson(body) : body);
  return result.success
    ? { ok: true, lead: result.data }
    : { ok: false, error: z.prettifyError(result.error) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
