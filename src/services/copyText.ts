import { announce } from "./announcer";

/** How long in ms a button says that it has copied. */
const said = 2000;

interface CopyWords {
  copied: string;
  /** Said where the visitor has to press the keys. */
  marked: string;
}

/** Ends what is said at the moment, if anything is. */
let end = () => {};

/**
 * Copies the text of an element, and says so for a moment: on the button that asked for it, and to screen readers (WCAG
 * 4.1.3). Where the browser denies the clipboard, as it does on addresses that are not secure, the text is at least marked,
 * ready to be copied by hand, and those who do not see that hear of it.
 */
export async function copyText(button: HTMLElement, source: Element, { copied, marked }: CopyWords) {
  try {
    await navigator.clipboard.writeText(String(source.textContent));
  } catch {
    getSelection()?.selectAllChildren(source);
    announce(marked);
    return;
  }
  // Before the button's name is read: pressed twice, it would be called "Copied" for good.
  end();
  const name = button.textContent;
  const say = (onButton: string | null, aloud: string) => {
    button.textContent = onButton;
    announce(aloud);
  };
  say(copied, copied);
  const timer = setTimeout(() => end(), said);
  end = () => {
    end = () => {};
    clearTimeout(timer);
    say(name, "");
  };
}
