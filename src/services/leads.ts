import type { Lead } from "../../leads/src/rules";

/** How long the response may take, in ms. */
const timeout = 30_000;

/**
 * Posts a lead as JSON. Resolves for any completed request, even with an HTTP error status (specification 7); rejects
 * only if the request itself fails. A request without a response in time is aborted and rejects with the message
 * `late`: the lead may have arrived anyway.
 */
export async function sendLead(endpoint: string, lead: Lead, late: string): Promise<void> {
  // Safari before 11.1 has none: there we stop waiting, but the request goes on.
  const controller = "AbortController" in window ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(late));
      controller?.abort();
    }, timeout);
  });
  const response = fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lead),
    signal: controller?.signal ?? null,
  });
  await Promise.race([response, tooLate]).finally(() => clearTimeout(timer));
}
