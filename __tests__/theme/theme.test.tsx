/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { prepaint } from "../../src/head/prepaint";
import { ThemeButton } from "../../src/shell/ThemeButton";
import { seenTheme } from "../../src/theme/switch";
import { useTheme } from "../../src/theme/theme";
import { frameColor } from "../../src/theme/tokens";
import { dark, setMedia } from "../support/browser";

const root = document.documentElement;

const toggle = () => fireEvent.click(screen.getByRole("button", { name: "Toggle theme" }));

/** The colours of the browser's frame, for a light and a dark device. */
const frames = () =>
  [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("content"));

/** What another tab does when its visitor chooses. */
function chooseElsewhere(theme: string | null) {
  if (theme === null) localStorage.clear();
  else localStorage.setItem("theme", theme);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: theme === null ? null : "theme" }));
  });
}

const brokenStorage = () => {
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(fail);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
};

beforeAll(() => {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${frameColor.light}">
     <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${frameColor.dark}">`,
  );
  prepaint();
});

describe("The theme button", () => {
  beforeEach(() => {
    render(<ThemeButton />);
  });

  it("flips the theme that is seen, and stores the choice", () => {
    toggle();
    expect(root).toHaveClass("js", "dark");
    expect(root).not.toHaveClass("light");
    expect(localStorage.getItem("theme")).toBe("dark");
    toggle();
    expect(root).toHaveClass("js", "light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("brings light at the first click on a dark device without a choice", () => {
    root.className = "js dark";
    setMedia(dark, true);
    toggle();
    expect(seenTheme()).toBe("light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("works without a storage", () => {
    brokenStorage();
    toggle();
    expect(seenTheme()).toBe("dark");
    toggle();
    expect(seenTheme()).toBe("light");
  });

  it("colours the browser's frame, whatever the device prefers", () => {
    toggle();
    expect(frames()).toEqual([frameColor.dark, frameColor.dark]);
    toggle();
    expect(frames()).toEqual([frameColor.light, frameColor.light]);
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

  it.each(["system", "purple", ""])("follows the device where the storage holds %j", (value) => {
    localStorage.setItem("theme", value);
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe(value);
  });

  it("stays as it was chosen when the device changes", () => {
    localStorage.setItem("theme", "light");
    setMedia(dark, true);
    expect(seenTheme()).toBe("light");
  });

  it("follows the device where the storage throws", () => {
    brokenStorage();
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
  });

  it("changes with another tab", () => {
    chooseElsewhere("dark");
    expect(seenTheme()).toBe("dark");
    chooseElsewhere("light");
    expect(seenTheme()).toBe("light");
  });

  it("goes back to the device's when another tab empties the storage", () => {
    chooseElsewhere("dark");
    chooseElsewhere(null);
    expect(seenTheme()).toBe("light");
  });

  it("does not care for other keys of the storage", () => {
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "something" }));
    expect(seenTheme()).toBe("light");
  });

  it("is told to what depends on it", () => {
    const Seen = () => <p>{useTheme()}</p>;
    render(
      <>
        <Seen />
        <ThemeButton />
      </>,
    );
    expect(screen.getByText("light")).toBeVisible();
    toggle();
    expect(screen.getByText("dark")).toBeVisible();
    chooseElsewhere("light");
    expect(screen.getByText("light")).toBeVisible();
  });
});
