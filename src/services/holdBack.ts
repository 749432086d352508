import { maxCharacters } from "../../leads/src/rules";

/**
 * The most characters that a paste may leave in a field: twice what can be sent. Whatever the page does, browsers take
 * longer for each key the more there is in a field: on a phone four times slower 50 ms with 20,000 characters, 150 ms
 * with 100,000 and a second with a million.
 */
const mostInField = 2 * maxCharacters.message;

/**
 * Keeps out of a form's fields what is pasted or dropped there and is so long that no message could ever have it, and
 * tells of it. Nothing is cut short: it is still where it was copied from. Gives what ends that.
 */
export function holdBack(form: HTMLElement, tell: () => void) {
  const look = (event: InputEvent) => {
    const { target, data, dataTransfer } = event;
    const text = data ?? dataTransfer?.getData("text/plain") ?? "";
    if (!(target instanceof HTMLTextAreaElement) || text.length <= maxCharacters.message) return;
    if (target.value.length - selectedIn(target) + text.length <= mostInField) return;
    event.preventDefault();
    tell();
  };
  form.addEventListener("beforeinput", look);
  return () => form.removeEventListener("beforeinput", look);
}

const selectedIn = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => selectionEnd - selectionStart;
