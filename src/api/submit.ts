import { join } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { type Entry, inboxFor } from "../../leads/src/inbox";
import { journal } from "../../leads/src/journal";

const inboxes = new Map<string, ReturnType<typeof inboxFor>>();

/** The inbox that keeps leads in a file. Nobody has to wait here: all of them come from this machine. */
function inboxIn(path: string) {
  const open = inboxes.get(path);
  if (open) return open;
  const inbox = inboxFor({ origins: [], perMinute: 100_000, keep: journal<Entry>(path).append });
  inboxes.set(path, inbox);
  return inbox;
}

/**
 * The local inbox, for `npm start` and the tests: the service in leads/, with a file behind it. LEADS_FILE names another
 * file. It is never deployed (see `adapter` in gatsby-config.ts).
 */
export default async function submit(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) {
  // Gatsby replaces a bare `process.env` by what it is at build time.
  const inbox = inboxIn(globalThis.process.env.LEADS_FILE ?? join(process.cwd(), ".inbox/leads.jsonl"));
  const { method = "GET", body = "" } = request;
  const answer = await inbox({ method, origin: undefined, from: "here", body });
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.status(answer.status).json(answer.body ?? {});
}
