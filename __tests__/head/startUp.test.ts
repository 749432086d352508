/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { startUp } from "../../src/head/startUp";
import { aliveEvent, brokenEvent } from "../../src/services/alive";
import { draftKey } from "../../src/services/contactDraft";

const root = document.documentElement;

const has = (name: string) => root.classList.contains(name);

/** Lets a page begin as <head> does. */
function begin() {
  document.body.innerHTML = `
    <form data-draft>
      <input name="name"><textarea name="message"></textarea><input type="checkbox" name="newsletter">
    </form>
    <form id="other"><input name="email"></form>
    <main><section>
      <button type="button" id="previous">Previous</button><button type="button" id="next">Next</button><button type="button" popovertarget="term">Term</button>
    </section></main>
    <section class="certificate"><button type="button" id="certify">Check</button></section>`;
  startUp();
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

const draft = () => JSON.parse(sessionStorage.getItem(draftKey) ?? "null");

const comeAlive = () => dispatchEvent(new Event(aliveEvent));

/** A script element whose file does not come. */
function loseScript(src: string) {
  const script = document.createElement("script");
  Object.defineProperty(script, "src", { value: src });
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
}

/** Lets the page finish loading, and the scripts be asked for a moment later. */
function askForScripts() {
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(100);
}

const ours = `${location.origin}/app-1.js`;

/** An error thrown in a script. */
const faultOf = (script: string) =>
  Object.assign(new Error("No page"), { stack: `Error: No page\n at ${script}:1` });

const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

beforeEach(() => {
  jest.useFakeTimers();
  begin();
});

// What earlier tests began still listens: it has done its work.
afterEach(comeAlive);

describe("Until a page is alive", () => {
  it.each([
    ["a script of this site fails to load", () => loseScript(ours)],
    [
      "a script of this site is faulty",
      () => dispatchEvent(new ErrorEvent("error", { filename: ours, message: "SyntaxError" })),
    ],
    ["the app gives up", () => reject(faultOf(ours))],
    [
      "the scripts do not arrive for a long time",
      () => {
        jest.advanceTimersByTime(5000);
        askForScripts();
        jest.advanceTimersByTime(15_000);
      },
    ],
  ])("it becomes one without JavaScript when %s", (_, happen) => {
    happen();
    expect(has("broken")).toBe(true);
    expect(has("js")).toBe(false);
    expect(has("light")).toBe(true);
  });

  it.each([
    ["another site's script fails to load", () => loseScript("https://elsewhere.example/a.js")],
    [
      "another site's script is faulty",
      () => dispatchEvent(new ErrorEvent("error", { filename: "chrome-extension://abc/content.js" })),
    ],
    ["an extension gives up", () => reject(faultOf("chrome-extension://abc/content.js"))],
    ["something is rejected that is no error", () => reject("cancelled")],
    ["a picture fails to load", () => fireEvent.error(document.body.appendChild(new Image()))],
    [
      "it takes a while",
      () => {
        askForScripts();
        jest.advanceTimersByTime(14_999);
      },
    ],
  ])("no message is shown when %s", (_, happen) => {
    happen();
    expect(root.className).toBe("js light");
  });

  it("what is typed into the contact form becomes its draft, field by field", () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ name: "Ada", message: "Older" }));
    fireEvent.input(field("message"), { target: { value: "Newer" } });
    expect(draft()).toEqual({ name: "Ada", message: "Newer" });
    field("newsletter").checked = true;
    fireEvent.input(field("newsletter"));
    expect(draft()).toEqual({ name: "Ada", message: "Newer", newsletter: true });
    fireEvent.input(field("email"), { target: { value: "a@engine.example" } });
    expect(draft()).not.toHaveProperty("email");
  });

  it("a form is not sent until the page is alive", () => {
    const form = document.querySelector("#other") as HTMLFormElement;
    const seen: boolean[] = [];
    form.addEventListener("submit", (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    form.requestSubmit();
    expect(seen).toEqual([true]);
    expect(has("slow")).toBe(true);
    comeAlive();
    expect(seen).toEqual([true, false]);
    expect(root.className).toBe("js light");
  });
});

describe("A button that was pressed too early", () => {
  const pressesOf = (button: HTMLElement) => {
    const presses = jest.fn();
    button.addEventListener("click", presses);
    return presses;
  };
  const [next, certify, term] = ["#next", "#certify", "[popovertarget]"];
  const button = (selector = "") => document.querySelector(selector) as HTMLElement;

  it.each([next, certify])("is pressed once the page is alive, and not again: %s", (selector) => {
    button(selector).click();
    const presses = pressesOf(button(selector));
    comeAlive();
    expect(presses).toHaveBeenCalledTimes(1);
    button(selector).click();
    expect(presses).toHaveBeenCalledTimes(2);
  });

  it("looks busy at once, only the last one, until the page is alive", () => {
    button("#previous").click();
    button(next).click();
    expect(button("#previous")).not.toHaveAttribute("aria-busy");
    expect(button(next)).toHaveAttribute("aria-busy", "true");
    comeAlive();
    expect(button(next)).not.toHaveAttribute("aria-busy");
  });

  it("is no longer busy, and not pressed later, once the page turns out broken", () => {
    button(next).click();
    const presses = pressesOf(button(next));
    loseScript(ours);
    expect(button(next)).not.toHaveAttribute("aria-busy");
    comeAlive();
    expect(presses).not.toHaveBeenCalled();
  });

  it("is not pressed again if the browser handles it", () => {
    button(term).click();
    const presses = pressesOf(button(term));
    comeAlive();
    expect(presses).not.toHaveBeenCalled();
  });
});

describe("A broken page", () => {
  it("shows the draft in fields that are still empty", () => {
    sessionStorage.setItem(draftKey, JSON.stringify({ name: "Ada", message: "Older", newsletter: true }));
    field("message").value = "In sight";
    loseScript(ours);
    expect(has("typed")).toBe(true);
    expect(field("name").value).toBe("Ada");
    expect(field("message").value).toBe("In sight");
    expect(field("newsletter").checked).toBe(true);
  });

  it.each(["", "not JSON", "{}", "null", "5"])("shows no form where the draft is %j", (stored) => {
    sessionStorage.setItem(draftKey, stored);
    loseScript(ours);
    expect(has("broken")).toBe(true);
    expect(has("typed")).toBe(false);
  });

  it("works as usual if it comes alive after all", () => {
    loseScript(ours);
    comeAlive();
    expect(has("js")).toBe(true);
    expect(has("broken")).toBe(false);
  });

  it("works without a storage", () => {
    for (const method of ["getItem", "setItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    fireEvent.input(field("message"), { target: { value: "Newer" } });
    loseScript(ours);
    expect(has("broken")).toBe(true);
    expect(field("message").value).toBe("Newer");
  });
});

describe("Once a page is alive", () => {
  it("errors no longer break it", () => {
    comeAlive();
    loseScript(ours);
    reject(faultOf(ours));
    jest.advanceTimersByTime(60_000);
    expect(root.className).toBe("js light");
  });

  it("becomes one without JavaScript when React gives it up", () => {
    comeAlive();
    dispatchEvent(new Event(brokenEvent));
    expect(has("broken")).toBe(true);
    expect(has("js")).toBe(false);
  });
});
