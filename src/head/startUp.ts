import { aliveEvent, brokenEvent } from "../services/alive";
import { draftKey } from "../services/contactDraft";
import { loadScripts } from "./scripts";

/** Time in ms after which a page counts as broken if its scripts were requested and have not arrived. */
const timeout = 15_000;

/**
 * Buttons that only React handles, in a page's sections and in its certificate. The browser opens popovers, the header's
 * controls and the exhibits have their own code.
 */
const reactButtons = "section [type=button]:not([popovertarget],[data-do])";

/** The contact form's fields. */
const drafted = "[data-draft] [name]";

/**
 * Loads the scripts and watches over the page until it is alive. If one of this site's scripts fails to load, throws or
 * never arrives, the page falls back to one without JavaScript: it loses the class `js`, and `broken` shows the
 * message. Text typed into the contact form meanwhile is saved as its draft and stays visible (`typed`), though it
 * cannot be sent. A form that is sent too early waits, and so does the button that was pressed last. If the page comes
 * alive after all, everything works as usual.
 */
export function startUp() {
  const { classList } = document.documentElement;
  const { pathname } = location;
  const own = `${location.origin}/`;
  let alive = false;
  let waiting: HTMLFormElement | undefined;
  let pressed: HTMLElement | null = null;

  const draft = (): Record<string, string | boolean> => {
    try {
      return JSON.parse(sessionStorage.getItem(draftKey) as string) || {};
    } catch {
      return {};
    }
  };

  const keep = (field: HTMLInputElement) => {
    const saved = draft();
    saved[field.name] = field.type === "checkbox" ? field.checked : field.value;
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(saved));
    } catch {}
    classList.add("typed");
  };

  const showDraft = () => {
    const saved = draft();
    for (const field of document.querySelectorAll<HTMLInputElement>(drafted)) {
      const value = saved[field.name];
      if (value) classList.add("typed");
      if (value === true) field.checked = true;
      else if (value && !field.value) field.value = String(value);
    }
  };

  /** Remembers the button that has to wait, and shows at once that it was pressed. */
  const press = (button: HTMLElement | null) => {
    pressed?.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
    pressed = button;
  };

  const fail = () => {
    if (alive) return;
    press(null);
    classList.remove("js", "slow");
    classList.add("broken");
    showDraft();
  };

  addEventListener(
    "error",
    (event) => {
      const { filename = "", target } = event;
      const source = target instanceof HTMLScriptElement ? target.src : filename;
      if (source.startsWith(own) && source.endsWith(".js")) fail();
    },
    true,
  );
  // A failed start is an error thrown by one of this site's scripts; rejections from extensions do not count.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (String(reason?.stack).includes(own)) fail();
  });
  loadScripts(() => setTimeout(fail, timeout));

  addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (!alive && field.matches(drafted)) keep(field);
  });
  addEventListener(
    "submit",
    (event) => {
      if (alive) return;
      event.preventDefault();
      waiting = event.target as HTMLFormElement;
      if (classList.contains("js")) classList.add("slow");
    },
    true,
  );

  // Not in the capture phase: if React is already hydrating, it takes over at once and handles the click itself.
  addEventListener("click", ({ target }) => {
    const element = target as Element;
    if (element.id === "reload") location.reload();
    else if (!alive) press(element.closest<HTMLElement>(reactButtons) || pressed);
  });

  // Going back can lead to another entry of this same document, and the app is not there to show its page.
  addEventListener("popstate", () => {
    if (!alive && location.pathname !== pathname) location.reload();
  });

  addEventListener(aliveEvent, () => {
    alive = true;
    classList.remove("broken", "slow", "typed");
    classList.add("js");
    waiting?.requestSubmit();
    pressed?.click();
    press(null);
  });

  addEventListener(brokenEvent, () => {
    alive = false;
    fail();
  });
}
