import type { Fields } from "./contactRules";

type Draft = Fields & { newsletter: boolean };

/** Key in the session's storage. */
export const draftKey = "contact-draft";

/** Keeps what was typed for this tab; a storage that throws keeps nothing. */
export function saveDraft(draft: Draft) {
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

export const clearDraft = () => attempt(() => sessionStorage.removeItem(draftKey));

/** The draft, or undefined where there is none that can be read. */
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

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
