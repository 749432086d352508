/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { seenTheme } from "../../../src/components/themeSwitch/switch";
import { ThemeButton } from "../../../src/components/themeSwitch/ThemeButton";
import { ThemeChoice } from "../../../src/components/themeSwitch/ThemeChoice";
import { useFollowedTheme, useTheme } from "../../../src/components/themeSwitch/useTheme";
import { frameColor } from "../../../src/theme/tokens";
import { addFrames, chooseElsewhere, dark, denyStorage, frames, setMedia } from "../../support/browser";

// All of this is React's: no script of the head runs here.

const root = document.documentElement;

function Controls() {
  useFollowedTheme();
  return (
    <>
      <ThemeButton />
      <ThemeChoice />
      <p>{useTheme()}</p>
    </>
  );
}

const toggle = () => userEvent.click(screen.getByRole("button", { name: "Toggle theme" }));
const field = () => screen.getByRole("combobox", { name: "Theme" });
const pick = (choice: string) => userEvent.selectOptions(field(), choice);

beforeEach(() => {
  addFrames();
  render(<Controls />);
});

describe("The theme button", () => {
  it("flips the theme that is seen, and stores the choice", async () => {
    await toggle();
    expect(root).toHaveClass("js", "dark");
    expect(root).not.toHaveClass("light");
    expect(localStorage.getItem("theme")).toBe("dark");
    await toggle();
    expect(root).toHaveClass("js", "light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("says which theme is seen, and says it aloud when that changes", () => {
    const button = screen.getByRole("button", { name: "Toggle theme" });
    const state = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(state).toHaveAttribute("aria-live", "polite");
    // The style sheet shows one of the two.
    expect(state?.querySelector(".only-light")).toHaveTextContent("Light");
    expect(state?.querySelector(".only-dark")).toHaveTextContent("Dark");
  });

  it("brings light at the first click on a dark device without a choice", async () => {
    setMedia(dark, true);
    await toggle();
    expect(seenTheme()).toBe("light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("works without a storage, until the page is left", async () => {
    denyStorage();
    await toggle();
    expect(seenTheme()).toBe("dark");
    setMedia(dark, true);
    await toggle();
    expect(seenTheme()).toBe("light");
    expect(field()).toHaveDisplayValue("Light");
  });

  it("colors the browser's frame, whatever the device prefers", async () => {
    await toggle();
    expect(frames()).toEqual([frameColor.dark, frameColor.dark]);
    await toggle();
    expect(frames()).toEqual([frameColor.light, frameColor.light]);
  });
});

describe("The choice of the theme in the footer", () => {
  it("begins with the system's", () => {
    expect(field()).toHaveDisplayValue("System");
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it.each([
    ["Light", "light"],
    ["Dark", "dark"],
  ])("brings %s, whatever the device prefers", async (name, theme) => {
    setMedia(dark, theme === "light");
    await pick(name);
    expect(field()).toHaveDisplayValue(name);
    expect(seenTheme()).toBe(theme);
    expect(localStorage.getItem("theme")).toBe(theme);
  });

  it("leads back to the system's, which is followed again", async () => {
    await toggle();
    await pick("System");
    expect(field()).toHaveDisplayValue("System");
    expect(seenTheme()).toBe("light");
    expect(localStorage.getItem("theme")).toBe("system");
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
  });

  it("follows the button", async () => {
    await toggle();
    expect(field()).toHaveDisplayValue("Dark");
    await toggle();
    expect(field()).toHaveDisplayValue("Light");
  });

  it("works without a storage, until the page is left", async () => {
    denyStorage();
    await pick("Dark");
    expect(seenTheme()).toBe("dark");
    expect(field()).toHaveDisplayValue("Dark");
    await pick("System");
    expect(seenTheme()).toBe("light");
    expect(field()).toHaveDisplayValue("System");
  });
});

describe("The theme while the page is open", () => {
  it("follows the device as long as nothing is chosen", () => {
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
    expect(frames()).toEqual([frameColor.dark, frameColor.dark]);
    setMedia(dark, false);
    expect(seenTheme()).toBe("light");
  });

  it("stays as it was chosen when the device changes", async () => {
    await pick("Light");
    setMedia(dark, true);
    expect(seenTheme()).toBe("light");
  });

  it("follows the device where the storage throws", () => {
    denyStorage();
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
  });

  it("changes with another tab, and says so", () => {
    chooseElsewhere("dark");
    expect(seenTheme()).toBe("dark");
    expect(field()).toHaveDisplayValue("Dark");
    chooseElsewhere("light");
    expect(seenTheme()).toBe("light");
    expect(field()).toHaveDisplayValue("Light");
  });

  it.each(["system", "purple", "", null])("goes back to the device's when another tab stores %j", (value) => {
    setMedia(dark, true);
    chooseElsewhere("light");
    chooseElsewhere(value);
    expect(seenTheme()).toBe("dark");
    expect(field()).toHaveDisplayValue("System");
    expect(localStorage.getItem("theme")).toBe(value);
  });

  it("does not care for other keys of the storage", () => {
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "something" }));
    expect(seenTheme()).toBe("light");
  });

  it("is told to what depends on it", async () => {
    expect(screen.getByText("light")).toBeVisible();
    await toggle();
    expect(screen.getByText("dark")).toBeVisible();
    act(() => chooseElsewhere("light"));
    expect(screen.getByText("light")).toBeVisible();
  });
});
