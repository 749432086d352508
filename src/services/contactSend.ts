import type { ContactMessage } from "../../leads/src/rules";
import type { Chrome } from "../hooks/useChrome";
import { attempt } from "../shared/attempt";
import { clearDraft } from "./contactDraft";
import { reached } from "./goals";
import { sendLead } from "./leads";
import { hideToast, showToast } from "./toasts";

/** The states of specification 4, and what lies between them. */
type State = "editing" | "sending" | "sent";

/** Key in the session's storage: there from the sending of a message to its outcome. */
const onItsWayKey = "contact-sending";

/** Safari on phones knows the second alone; others fail requests between the two. */
const signsOfLeaving = ["beforeunload", "pagehide"];

/** Time in ms after which a document that is still there was not left. In the browser's memory it stands still. */
const leaving = 1000;

/** Time in ms in which a visitor notices a success; a form that is left sooner has not told it. */
const noticing = 1000;

let state: State = "editing";

/** The text of the message that was sent last, and when, for its sender's own receipt. */
let sent = { text: "", at: "" };

/** Tells a success that nobody can have noticed yet. */
let untold: (() => void) | undefined;

/** The forms that are on the page, one or none. */
const forms = new Set<() => void>();

function enter(next: State) {
  state = next;
  for (const tell of forms) tell();
}

function tellUntold() {
  untold?.();
  untold = undefined;
}

/**
 * The message that is on its way. It belongs to the visit, not to the form: whoever leaves the page and comes back finds
 * it as it stands, and its outcome is told on whatever page is open. Nothing is ever sent again by itself.
 */
export const contactSend = {
  subscribe(tell: () => void) {
    forms.add(tell);
    return () => {
      forms.delete(tell);
      if (forms.size === 0) tellUntold();
    };
  },

  state: () => state,

  sent: () => sent,

  /** Whether the document was left while a message was on its way, so that nobody knows what has become of it. */
  isUncertain: () => state === "editing" && attempt(() => sessionStorage.getItem(onItsWayKey)) === "yes",

  /** After the thanks: back to an empty form. */
  startOver() {
    if (state === "sent") enter("editing");
  },

  async send(endpoint: string, message: ContactMessage, { contact: words, page }: Chrome["wordsContent"]) {
    if (state === "sending") return;
    enter("sending");
    // The outcome of an earlier message would be taken for this one's.
    hideToast();
    attempt(() => sessionStorage.setItem(onItsWayKey, "yes"));
    const toast = { title: words.elsewhere, closeLabel: page.closeToast };
    // Browsers fail the requests of a document that is being left: that is no outcome, unless it stays after all.
    let stays: Promise<unknown> | undefined;
    const leave = () => {
      stays = new Promise((done) => setTimeout(done, leaving));
    };
    for (const sign of signsOfLeaving) addEventListener(sign, leave);
    try {
      await sendLead(endpoint, message, words.late);
      clearDraft();
      if (process.env.COUNTS_VISITORS === "yes") reached("Message sent");
      sent = { text: message.feedback, at: new Date().toISOString() };
      enter("sent");
      untold = () => showToast({ kind: "success", text: words.arrived, ...toast });
      if (forms.size === 0) tellUntold();
      else setTimeout(() => (untold = undefined), noticing);
    } catch (error) {
      await stays;
      enter("editing");
      // The alert below tells it in any case.
      if (forms.size === 0) showToast({ kind: "error", text: words.kept, ...toast });
      window.alert(error instanceof Error ? error.message : words.failed);
    } finally {
      for (const sign of signsOfLeaving) removeEventListener(sign, leave);
      attempt(() => sessionStorage.removeItem(onItsWayKey));
    }
  },
};
