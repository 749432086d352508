import type { Fields } from "../../leads/src/rules";
import { attempt } from "../shared/attempt";

interface Draft extends Fields {
  newsletter: boolean;
  /** The topic line that the form put into the message (contactTopic.ts); the visitor may have removed it since. */
  topic: string;
}

/** Key in sessionStorage. */
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
    const { name, email, message, newsletter, topic } = stored;
    return {
      name: String(name ?? ""),
      email: String(email ?? ""),
      message: String(message ?? ""),
      newsletter: newsletter === true,
      topic: String(topic ?? ""),
    };
  });
}
