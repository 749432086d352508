/** @jest-environment jsdom */
import { seenTheme, toggleTheme } from "../../../src/components/themeSwitch/switch";
import { dark, reducedMotion, setMedia } from "../../support/browser";

const root = document.documentElement;

/** A browser with view transitions: each is begun by a press, pictures the old theme, and comes to an end. */
function withTransitions() {
  const begun: { picture(): void; end(): Promise<void> }[] = [];
  Object.assign(document, {
    startViewTransition(show: () => void) {
      let end = () => {};
      const finished = new Promise<void>((done) => (end = done));
      begun.push({ picture: show, end: async () => end() });
      return { ready: Promise.reject(new Error("skipped")), finished };
    },
  });
  return begun;
}

const button = () => {
  const element = document.createElement("button");
  element.getBoundingClientRect = () => ({ left: 900, top: 10, width: 40, height: 40 }) as DOMRect;
  return element;
};

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  root.className = "light";
  setMedia(dark, false);
});

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
});

it("keeps the choice at once, and shows it when there is a picture of the old theme", async () => {
  const begun = withTransitions();
  toggleTheme(button());
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(seenTheme()).toBe("light");
  expect(root).toHaveClass("uncovering");
  begun[0]?.picture();
  expect(seenTheme()).toBe("dark");
  await begun[0]?.end();
  await Promise.resolve();
  expect(root).not.toHaveClass("uncovering");
});

it("grows from the middle of the button to the farthest corner", () => {
  withTransitions();
  toggleTheme(button());
  expect(root.style.getPropertyValue("--uncover-from")).toBe("920px 30px");
  expect(root.style.getPropertyValue("--uncover-to")).toBe(`${Math.hypot(920, 770)}px`);
});

it("ends where it began after two quick presses, uncovering until the second is over", async () => {
  const begun = withTransitions();
  toggleTheme(button());
  toggleTheme(button());
  expect(localStorage.getItem("theme")).toBe("light");
  for (const { picture } of begun) picture();
  expect(seenTheme()).toBe("light");
  await begun[0]?.end();
  await Promise.resolve();
  expect(root).toHaveClass("uncovering");
  await begun[1]?.end();
  await Promise.resolve();
  expect(root).not.toHaveClass("uncovering");
});

it.each([
  ["for whoever wants less motion", () => setMedia(reducedMotion, true)],
  ["in a browser without view transitions", () => Reflect.deleteProperty(document, "startViewTransition")],
])("switches at once %s", (_, prepare) => {
  const begun = withTransitions();
  prepare();
  toggleTheme(button());
  expect(seenTheme()).toBe("dark");
  expect(root).not.toHaveClass("uncovering");
  expect(begun).toEqual([]);
});

it("switches at once what no hand has pressed", () => {
  const begun = withTransitions();
  toggleTheme();
  expect(seenTheme()).toBe("dark");
  expect(begun).toEqual([]);
});
