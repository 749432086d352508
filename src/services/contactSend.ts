import type { ContactMessage } from "../../leads/src/rules";
import { attempt } from "../shared/attempt";
import { clearDraft } from "./contactDraft";
import { reached } from "./goals";
import { sendLead } from "./leads";

/** The states of specification 4, and "sending" between them. */
type State = "editing" | "sending" | "sent";

/** Key in sessionStorage, set while a message is being sent. */
const sendingKey = "contact-sending";

/** Safari on iOS only fires the second; other browsers fail requests between the two. */
const leaveEvents = ["beforeunload", "pagehide"];

/**
 * Time in ms after which the document, if it still runs, was not left after all. The timer is frozen in the
 * back/forward cache.
 */
const leaveWindow = 1000;

/** Time in ms a visitor needs to notice a success. If the form is left sooner, a toast reports it. */
const noticeTime = 1000;

/** Reports an outcome to visitors who have left the form: components/toasts. */
interface Toasts {
  showToast(toast: { kind: "success" | "error"; title: string; text: string; closeLabel: string }): unknown;
  hideToast(): unknown;
}

/** The words about a message on its way. */
interface SendWords {
  contact: Record<"late" | "elsewhere" | "arrived" | "kept" | "failed", string>;
  page: Record<"closeToast", string>;
}

let state: State = "editing";

/** What the form says of the last message if it was not sent, for as long as nothing else is. */
let failure: string | undefined;

/** The text and time of the last message sent, for the sender's receipt. */
let sent = { text: "", at: "" };

/** Shows the toast for a success that the visitor may not have noticed yet. */
let pendingToast: (() => void) | undefined;

/** Callbacks of the mounted contact form: one or none. */
const listeners = new Set<() => void>();

function enter(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function showPendingToast() {
  pendingToast?.();
  pendingToast = undefined;
}

/**
 * The message that is being sent. Its state belongs to the visit, not to the form: visitors who leave the page and come
 * back find it as it is, and the outcome is reported on whichever page is open. A message is never resent
 * automatically.
 */
export const contactSend = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) showPendingToast();
    };
  },

  state: () => state,

  sent: () => sent,

  failure: () => failure,

  /** Whether the document was left while a message was being sent, so its outcome is unknown. */
  isUncertain: () => state === "editing" && attempt(() => sessionStorage.getItem(sendingKey)) === "yes",

  /** From the thank-you back to an empty form. */
  startOver() {
    if (state === "sent") enter("editing");
  },

  async send(
    endpoint: string,
    message: ContactMessage,
    { contact: words, page }: SendWords,
    { showToast, hideToast }: Toasts,
  ) {
    if (state === "sending") return;
    failure = undefined;
    enter("sending");
    // A toast for an earlier message would look like this one's outcome.
    hideToast();
    attempt(() => sessionStorage.setItem(sendingKey, "yes"));
    const toast = { title: words.elsewhere, closeLabel: page.closeToast };
    // Browsers fail the requests of a document that is being left. That failure only counts if the visitor stayed.
    let stayed: Promise<unknown> | undefined;
    const leave = () => {
      stayed = new Promise((done) => setTimeout(done, leaveWindow));
    };
    for (const type of leaveEvents) addEventListener(type, leave);
    try {
      await sendLead(endpoint, message, words.late);
      clearDraft();
      if (process.env.COUNTS_VISITORS === "yes") reached("Message sent");
      sent = { text: message.feedback, at: new Date().toISOString() };
      enter("sent");
      pendingToast = () => showToast({ kind: "success", text: words.arrived, ...toast });
      if (listeners.size === 0) showPendingToast();
      else setTimeout(() => (pendingToast = undefined), noticeTime);
    } catch (error) {
      await stayed;
      const reason = error instanceof Error ? error.message : words.failed;
      failure = reason === words.late ? reason : words.kept;
      enter("editing");
      // In any case the alert below reports the failure.
      if (listeners.size === 0) showToast({ kind: "error", text: words.kept, ...toast });
      window.alert(reason);
    } finally {
      for (const type of leaveEvents) removeEventListener(type, leave);
      attempt(() => sessionStorage.removeItem(sendingKey));
    }
  },
};
