import type { Fields } from "./contactRules";

type Draft = Fields & { newsletter: boolean };

/** Key in the session's storage. */
export const draftKey = "contact-draft";

/** Stores what was typed, for this tab only. If the storage throws, nothing is kept. */
export function saveDraft(draft: Draft) {
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

export const clearDraft = () => attempt(() => sessionStorage.removeItem(draftKey));

/** The draft, or undefined if there is no readable one. */
export function readDraft(): Draft | undefined {
  return attempt(() => {
    const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(draftKey) ?? "");
    const { name, email, message, newsletter } = stored;
    return {
      name: String(name ?? ""),
      email: String(email ?? ""),
      message: String(message ?? ""),
      newsletter: newsletter === true,
    };
  });
}

/** What the action gives; undefined where the storage is off, full or holds something else. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
