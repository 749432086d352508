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

/**
 * Posts a lead as JSON. Resolves for any completed request, even with an HTTP error status (specification 7); rejects
 * only if the request itself failed.
 */
export async function sendLead(
  endpoint: string,
  lead: NewsletterSubscription | ContactMessage,
): Promise<void> {
  await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lead),
  });
}
