import { aliveEvent } from "../services/alive";
import { draftKey } from "../services/contactDraft";

/** Time in ms after which a page whose scripts have not arrived counts as broken. */
const patience = 15_000;

/**
 * Watches over the page until it is alive. A script of this site that is lost or faulty, and one that never comes,
 * make it a page without JavaScript: the class `js` goes, `broken` brings the message. What is typed into the contact
 * form meanwhile is kept as its draft, and shown (`typed`) though nothing can be sent; a form that is sent too early
 * waits. If the page comes alive after all, everything is as usual.
 */
export function startUp() {
  const { classList } = document.documentElement;
  const { pathname } = location;
  let alive = false;
  let waiting: HTMLFormElement | undefined;

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

  const fail = () => {
    if (alive) return;
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
  addEventListener("unhandledrejection", fail);
  setTimeout(fail, patience);

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

  addEventListener("click", ({ target }) => {
    if ((target as Element).id === "reload") location.reload();
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
  });
}
