import type { ButtonMark } from "../../components/themeSwitch/marks";
import { near, setExpanded } from "../../head/elements";
import { focusPage } from "../../shared/focusPage";
import { holdPage } from "../../shared/holdPage";
import type { SelectorOf } from "../../shared/marks";
import { pageChangeEvent } from "../../shared/pageChange";
import type { OpenerMark } from "./marks";

const themeButton: SelectorOf<ButtonMark> = "[data-theme-button]";

/**
 * The behavior of the full-screen menu. A button with `aria-haspopup="dialog"` opens the dialog it controls. Any button
 * or link in the dialog but the theme's button closes it, as do Escape, navigating to another page, and resizing the window until that button
 * is hidden. The page behind cannot scroll meanwhile and keeps its position (see `html.locked`).
 */
export function mobileMenu() {
  let opener: HTMLElement | null = null;
  let dialog: HTMLDialogElement;
  let scrollPosition: ScrollToOptions | null;

  const open = (button: HTMLElement) => {
    opener = button;
    dialog = document.getElementById(button.getAttribute("aria-controls") as string) as HTMLDialogElement;
    scrollPosition = { left: scrollX, top: scrollY, behavior: "instant" };
    holdPage(true);
    setExpanded(button, true);
    // Safari before 15.4 has no showModal().
    if (!dialog.showModal) return dialog.setAttribute("open", "");
    dialog.show();
    // After it is painted: to make the rest of a long page inert, browsers recalculate all of its styles, which takes a
    // phone a tenth of a second.
    requestAnimationFrame(() => setTimeout(makeModal));
  };

  const makeModal = () => {
    if (!dialog.open) return;
    // Not close(), which would fire a close event.
    dialog.removeAttribute("open");
    dialog.showModal();
  };

  const close = () => {
    if (!opener) return;
    const button = opener;
    setExpanded(button, false);
    opener = null;
    holdPage(false);
    if (dialog.close) dialog.close();
    else dialog.removeAttribute("open");
    button.focus();
    if (scrollPosition) scrollTo(scrollPosition);
  };

  addEventListener("click", ({ target }) => {
    const button = near(target, "[aria-haspopup=dialog]" satisfies SelectorOf<OpenerMark>);
    if (button) open(button);
    else if (near(target, `dialog a,dialog button:not(${themeButton})`)) close();
  });
  // Until the dialog is modal, and in browsers without dialogs, Escape does nothing by itself.
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  // Fired by Escape and the equivalent gesture. If the menu is open, the event is a late one from an earlier close.
  addEventListener("close", ({ target }) => (target as HTMLDialogElement).open || close(), true);
  addEventListener("resize", () => {
    if (!opener || opener.offsetWidth) return;
    close();
    // The button that would get the focus back is hidden now.
    focusPage();
  });
  addEventListener(pageChangeEvent, () => {
    // A new page starts at the top.
    scrollPosition = null;
    close();
  });

  if (!("name" in HTMLDetailsElement.prototype)) addEventListener("toggle", closeOthers, true);
}

/** For Safari before 17.2 and Firefox before 130, which let several `<details>` of the same name be open at once. */
function closeOthers({ target }: Event) {
  if (!(target as HTMLDetailsElement).open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
    if (other !== target) other.open = false;
  }
}
