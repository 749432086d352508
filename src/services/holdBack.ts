import { most } from "./leadRules";

/**
 * The most characters that a paste may leave in a field: ten times what can be sent. Browsers work on each key in a
 * field of a megabyte for a second on a slow phone, whatever the page does.
 */
const mostInField = 10 * most.message;

/**
 * Keeps out of a form's fields what is pasted or dropped there and is so long that no message could ever have it, and
 * tells of it. Nothing is cut short: it is still where it was copied from. Gives what ends that.
 */
export function holdBack(form: HTMLElement, tell: () => void) {
  const look = (event: InputEvent) => {
    const { target, data, dataTransfer } = event;
    const text = data ?? dataTransfer?.getData("text/plain") ?? "";
    if (!(target instanceof HTMLTextAreaElement) || text.length <= most.message) return;
    if (target.value.length - selectedIn(target) + text.length <= mostInField) return;
    event.preventDefault();
    tell();
  };
  form.addEventListener("beforeinput", look);
  return () => form.removeEventListener("beforeinput", look);
}

const selectedIn = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => selectionEnd - selectionStart;
