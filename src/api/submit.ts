import { join } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createInbox, type StoredLead } from "../../leads/src/inbox";
import { journal } from "../../leads/src/journal";

const inboxes = new Map<string, ReturnType<typeof createInbox>>();

/** The inbox that stores leads in a file. Its rate limit is out of reach: all requests come from this machine. */
function inboxIn(path: string) {
  const open = inboxes.get(path);
  if (open) return open;
  const inbox = createInbox({ origins: [], perMinute: 100_000, store: journal<StoredLead>(path).append });
  inboxes.set(path, inbox);
  return inbox;
}

/**
 * The local inbox, for `npm start` and the tests: the service in leads/ as a Gatsby Function that writes to a file.
 * LEADS_FILE names another file. It is never deployed (see `adapter` in gatsby-config.ts).
 */
export default async function submit(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) {
  // Gatsby replaces a bare `process.env` by what it is at build time.
  const inbox = inboxIn(globalThis.process.env.LEADS_FILE ?? join(process.cwd(), ".inbox/leads.jsonl"));
  const { method = "GET", body = "" } = request;
  const answer = await inbox({ method, origin: undefined, clientAddress: "local", body });
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.status(answer.status).json(answer.body ?? {});
}
