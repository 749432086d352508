import { announce } from "./announcer";

/** How long in ms a button says "Copied". */
const feedbackTime = 2000;

interface CopyWords {
  copied: string;
  /** For when the visitor has to press the copy keys. */
  marked: string;
}

/** Ends the feedback that is showing, if any. */
let endFeedback = () => {};

/**
 * Copies an element's text and confirms it briefly, on the button and to screen readers (WCAG 4.1.3). If the browser
 * denies access to the clipboard, as it does without HTTPS, the text is selected instead, ready to be copied by hand,
 * and screen readers announce that.
 */
export async function copyText(button: HTMLElement, source: Element, { copied, marked }: CopyWords) {
  try {
    await navigator.clipboard.writeText(String(source.textContent));
  } catch {
    getSelection()?.selectAllChildren(source);
    announce(marked);
    return;
  }
  // Before the button's label is read: otherwise a second press would leave it saying "Copied" forever.
  endFeedback();
  const label = button.textContent;
  const show = (onButton: string | null, aloud: string) => {
    button.textContent = onButton;
    announce(aloud);
  };
  show(copied, copied);
  const timer = setTimeout(() => endFeedback(), feedbackTime);
  endFeedback = () => {
    endFeedback = () => {};
    clearTimeout(timer);
    show(label, "");
  };
}
