import { expand, focusPage, near } from "./elements";
import { pageChangeEvent } from "./pageChange";

/**
 * The behaviour of the full-screen menu: a button with `aria-haspopup="dialog"` opens the dialog that it controls, and
 * any button or link in there closes it, as do Escape, a change of page, and a window in which that button is no longer
 * shown. The page behind holds still meanwhile, and stands where it stood afterwards (see `html.locked`).
 */
export function mobileMenu() {
  const { classList } = document.documentElement;
  let opener: HTMLElement | null = null;
  let dialog: HTMLDialogElement;
  let place: ScrollToOptions | null;

  const open = (button: HTMLElement) => {
    opener = button;
    dialog = document.getElementById(button.getAttribute("aria-controls") as string) as HTMLDialogElement;
    place = { left: scrollX, top: scrollY, behavior: "instant" };
    classList.add("locked");
    expand(button, true);
    // Safari before 15.4.
    if (!dialog.showModal) return dialog.setAttribute("open", "");
    dialog.show();
    // Once it is seen: a browser that makes the rest of a long page inert works out the style of all of it, for which a
    // phone needs a tenth of a second.
    requestAnimationFrame(() => setTimeout(makeModal));
  };

  const makeModal = () => {
    if (!dialog.open) return;
    // Not by close(), of which others would be told.
    dialog.removeAttribute("open");
    dialog.showModal();
  };

  const close = () => {
    if (!opener) return;
    const button = opener;
    expand(button, false);
    opener = null;
    classList.remove("locked");
    if (dialog.close) dialog.close();
    else dialog.removeAttribute("open");
    button.focus();
    if (place) scrollTo(place);
  };

  addEventListener("click", ({ target }) => {
    const button = near(target, "[aria-haspopup=dialog]");
    if (button) open(button);
    else if (near(target, "dialog a,dialog button")) close();
  });
  // Before the dialog is modal, and where the browser knows no dialogs, Escape is nobody's.
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  // Escape, and the gesture that means it. That of an earlier closing may come when the menu is open again.
  addEventListener("close", ({ target }) => (target as HTMLDialogElement).open || close(), true);
  addEventListener("resize", () => {
    if (!opener || opener.offsetWidth) return;
    close();
    // The button that would get the focus back is not shown any more.
    focusPage();
  });
  addEventListener(pageChangeEvent, () => {
    // A new page begins at its top.
    place = null;
    close();
  });

  if (!("name" in HTMLDetailsElement.prototype)) addEventListener("toggle", closeOthers, true);
}

/** For Safari before 17.2 and Firefox before 130, which do not know that of `<details>` with one name one is open. */
function closeOthers({ target }: Event) {
  if (!(target as HTMLDetailsElement).open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
    if (other !== target) other.open = false;
  }
}
