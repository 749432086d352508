import { z } from "zod";
import { emailPattern } from "./contactRules";
import type { ContactMessage, NewsletterSubscription } from "./leads";

const lead = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("email"), email: z.email() }),
  z.strictObject({
    type: z.literal("feedback"),
    name: z.string().min(1),
    email: z.string().regex(emailPattern),
    feedback: z.string().min(1),
    newsletterSubscribe: z.union([z.literal(0), z.literal(1)]),
  }),
]);

export type Lead = ContactMessage | NewsletterSubscription;

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
