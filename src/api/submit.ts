import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { readLead } from "../services/readLead";

/**
 * The local inbox, for `npm start` and the tests: checks a lead and appends it to a file, on disk before it
 * answers. LEADS_FILE names another file. It is never deployed (see `adapter` in gatsby-config.ts).
 */
export default async function submit(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) {
  if (request.method !== "POST") return response.status(405).setHeader("Allow", "POST").end();
  const result = readLead(request.body);
  if (!result.ok) return response.status(400).json({ error: result.error });
  await append(process.env.LEADS_FILE ?? join(process.cwd(), ".inbox/leads.jsonl"), result.lead);
  return response.status(201).json({ ok: true });
}

async function append(path: string, lead: object) {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "a");
  try {
    await file.appendFile(`${JSON.stringify({ ...lead, receivedAt: new Date().toISOString() })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
