/** What the two forms send (specification 3 and 7). Field names and values are part of the contract. */
export interface NewsletterSubscription {
  type: "email";
  email: string;
}

export interface ContactMessage {
  type: "feedback";
  name: string;
  email: string;
  feedback: string;
  newsletterSubscribe: 0 | 1;
}

/** The longest that an answer may take, in ms. */
const patience = 30_000;

/**
 * Posts a lead as JSON. Resolves for any completed request, even with an HTTP error status (specification 7); rejects
 * only if the request itself failed. One that is not answered in time is ended, and fails with the words `late`: the
 * lead may have arrived all the same.
 */
export async function sendLead(
  endpoint: string,
  lead: NewsletterSubscription | ContactMessage,
  late: string,
): Promise<void> {
  // Not in Safari before 11.1; there the request is given up, but not ended.
  const end = "AbortController" in window ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(late));
      end?.abort();
    }, patience);
  });
  const answer = fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lead),
    signal: end?.signal ?? null,
  });
  await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
