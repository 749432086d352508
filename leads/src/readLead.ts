import { z } from "zod";
import { charactersOf, type Fields, fieldError, type Lead, most } from "./rules";

/** A field of the contact form, by the form's own rules. */
const field = (name: keyof Fields) =>
  z.string().refine((value) => fieldError(name, value) === undefined, `This is no ${name} that is taken.`);

/**
 * Whether the newsletter's field takes an address, by its type "email" (HTML, 4.10.5.1.5) and its pattern, the length. Some browsers send a domain in other scripts as it was typed,
 * others as the letters that it stands for; so any sign beyond ASCII counts as a letter there.
 */
function isBrowsersAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at).replace(/[^\p{ASCII}]+/gu, "x");
  return z.regexes.html5Email.test(address.slice(0, at) + domain) && charactersOf(address) <= most.email;
}

const lead = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("email"),
    email: z.string().refine(isBrowsersAddress, "No browser takes this address."),
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

/** Checks a request's body against the payloads of specification 3; a body sent as text is parsed as JSON. */
export function readLead(body: unknown): Result {
  const result = lead.safeParse(typeof body === "string" ? parseJson(body) : body);
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
