/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import type { Choice } from "../../src/components/themeSwitch/choice";
import { seenTheme, themeEvent } from "../../src/components/themeSwitch/switch";
import { ThemeButton } from "../../src/components/themeSwitch/ThemeButton";
import { ThemeChoice } from "../../src/components/themeSwitch/ThemeChoice";
import { useFollowedTheme } from "../../src/components/themeSwitch/useTheme";
import { tellAlive } from "../../src/services/alive";
import { takeOver } from "../../src/shell/takeOver";
import { chooseElsewhere, dark, setMedia } from "../support/browser";

let shown = 0;
addEventListener(themeEvent, () => {
  shown += 1;
});

/** How often a theme was shown because of what is done. */
function timesShown(done: () => void) {
  shown = 0;
  act(done);
  return shown;
}

const buttons = () => screen.getAllByRole<HTMLButtonElement>("button", { name: "Toggle theme" });

function expectEachToFlipOnce() {
  for (const button of buttons()) {
    const before = seenTheme();
    expect(timesShown(() => button.click())).toBe(1);
    expect(seenTheme()).not.toBe(before);
  }
}

const field = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Theme" });

function expectToChooseOnce(choice: Choice) {
  const choose = () => {
    field().value = choice;
    field().dispatchEvent(new Event("change", { bubbles: true }));
  };
  expect(timesShown(choose)).toBe(1);
  expect(field()).toHaveValue(choice);
  expect(localStorage.getItem("theme")).toBe(choice);
}

function expectToFollowOnce() {
  expectToChooseOnce("system");
  for (const prefersDark of [true, false]) {
    expect(timesShown(() => setMedia(dark, prefersDark))).toBe(1);
    expect(seenTheme()).toBe(prefersDark ? "dark" : "light");
  }
  expect(timesShown(() => chooseElsewhere("dark"))).toBe(1);
  expect(field()).toHaveValue("dark");
}

function expectAllOnce() {
  expectEachToFlipOnce();
  expectToFollowOnce();
}

let isThere = false;

function Page() {
  useFollowedTheme();
  useEffect(() => {
    isThere = true;
  }, []);
  return (
    <div id="gatsby-focus-wrapper">
      <ThemeButton />
      <ThemeButton />
      <ThemeChoice />
    </div>
  );
}

it("The theme's controls react once to a press at any time, by the script in the head or by React", async () => {
  // A bundle of its own, as in documents: it shares no module with the app.
  jest.isolateModules(() => require("../support/headScripts").prepaint());
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const served = container.innerHTML;
  dispatchEvent(new Event("DOMContentLoaded"));
  expectAllOnce();

  await act(async () => takeOver(<Page />, container));
  await waitFor(() => expect(isThere).toBe(true));
  // Taken over, and not told yet: React hears no press.
  expectEachToFlipOnce();
  expectToChooseOnce("light");

  act(tellAlive);
  expectAllOnce();

  // What came back after an exception is the head's again.
  const restored = document.createElement("div");
  restored.innerHTML = served;
  const [first] = restored.querySelectorAll("button");
  container.append(first as HTMLElement);
  expect(buttons()).toHaveLength(3);
  expectEachToFlipOnce();
  first?.remove();
});
