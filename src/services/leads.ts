import type { Lead } from "../../leads/src/rules";

/** How long an answer may take, in ms. */
const timeout = 30_000;

/**
 * Posts a lead as JSON. Resolves for any completed request, even with an HTTP error status (specification 7); rejects
 * only if the request itself failed. One that is not answered in time is ended, and fails with the words `late`: the
 * lead may have arrived all the same.
 */
export async function sendLead(endpoint: string, lead: Lead, late: string): Promise<void> {
  // Not in Safari before 11.1; there the request is given up, but not ended.
  const end = "AbortController" in window ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(late));
      end?.abort();
    }, timeout);
  });
  const answer = fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lead),
    signal: end?.signal ?? null,
  });
  await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
