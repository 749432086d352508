import { aliveEvent, brokenEvent } from "../services/alive";
import { draftKey } from "../services/contactDraft";
import { loadScripts } from "./scripts";

/** Time in ms after which a page whose scripts were asked for and have not arrived counts as broken. */
const patience = 15_000;

/** What React alone answers. The platform shows popovers, the header's controls are not in <main>, exhibits have code of their own. */
const ofReact = 'main button[type="button"]:not([popovertarget], [data-do])';

/**
 * Has the scripts loaded, and watches over the page until it is alive. A script of this site that is lost or faulty, and one that never comes,
 * make it a page without JavaScript: the class `js` goes, `broken` brings the message. What is typed into the contact
 * form meanwhile is kept as its draft, and shown (`typed`) though nothing can be sent; a form that is sent too early
 * waits, and so does the button that was pressed last. If the page comes alive after all, everything is as usual.
 */
export function startUp() {
  const { classList } = document.documentElement;
  const { pathname } = location;
  let alive = false;
  let waiting: HTMLFormElement | undefined;
  let pressed: HTMLElement | null = null;

  const draft = (): Record<string, string | boolean> => {
    try {
      return JSON.parse(sessionStorage.getItem(draftKey) || "{}") || {};
    } catch {
      return {};
    }
  };

  const keep = (field: HTMLInputElement) => {
    const words = draft();
    words[field.name] = field.type === "checkbox" ? field.checked : field.value;
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(words));
    } catch {}
    classList.add("typed");
  };

  const showDraft = () => {
    const words = draft();
    for (const field of document.querySelectorAll<HTMLInputElement>("[data-draft] [name]")) {
      const value = words[field.name];
      if (value) classList.add("typed");
      if (value === true) field.checked = true;
      else if (value && !field.value) field.value = String(value);
    }
  };

  /** Keeps the button that has to wait, and shows at once that it was pressed. */
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
      if (source.startsWith(`${location.origin}/`) && source.endsWith(".js")) fail();
    },
    true,
  );
  // A start that fails is an error thrown by a script of this site; others, and extensions, reject what they like.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes(`${location.origin}/`)) fail();
  });
  loadScripts(() => setTimeout(fail, patience));

  addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    if (!alive && field.form?.hasAttribute("data-draft")) keep(field);
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

  // Not while the event goes down: React, if it is at work already, takes over at once and answers a click itself.
  addEventListener("click", ({ target }) => {
    const element = target as Element;
    if (element.id === "reload") location.reload();
    else if (!alive) press(element.closest<HTMLElement>(ofReact) ?? pressed);
  });

  // The way back can lead to an entry of this same document, and nothing of the app is here to show its page.
  addEventListener("popstate", () => {
    if (!alive && location.pathname !== pathname) location.reload();
  });

  addEventListener(aliveEvent, () => {
    alive = true;
    classList.remove("broken", "slow", "typed");
    classList.add("js");
    waiting?.requestSubmit();
    const early = pressed;
    press(null);
    early?.click();
  });

  addEventListener(brokenEvent, () => {
    alive = false;
    fail();
  });
}
