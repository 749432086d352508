import { maxCharacters } from "../../leads/src/rules";

/**
 * The most characters that a field may hold after a paste: twice what can be sent. Browsers slow down on every key as a
 * field fills up, whatever the page does: with a 4x CPU slowdown 50 ms at 20,000 characters, 150 ms at 100,000 and a
 * second at a million.
 */
const maxInField = 2 * maxCharacters.message;

/**
 * Rejects text that is pasted or dropped into a form's fields if it is far too long for a message, and calls
 * `onReject`. It is not truncated: the visitor still has it where it was copied from. Returns a function that stops
 * this.
 */
export function holdBack(form: HTMLElement, onReject: () => void) {
  const onBeforeInput = (event: InputEvent) => {
    const { target, data, dataTransfer } = event;
    const text = data ?? dataTransfer?.getData("text/plain") ?? "";
    if (!(target instanceof HTMLTextAreaElement) || text.length <= maxCharacters.message) return;
    if (target.value.length - selectionLength(target) + text.length <= maxInField) return;
    event.preventDefault();
    onReject();
  };
  form.addEventListener("beforeinput", onBeforeInput);
  return () => form.removeEventListener("beforeinput", onBeforeInput);
}

const selectionLength = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  selectionEnd - selectionStart;
