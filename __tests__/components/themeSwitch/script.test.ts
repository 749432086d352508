/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { seenTheme } from "../../../src/components/themeSwitch/switch";
import { tellAlive, tellBroken } from "../../../src/services/alive";
import { frameColor } from "../../../src/theme/tokens";
import { addFrames, chooseElsewhere, dark, denyStorage, frames, setMedia } from "../../support/browser";
import { prepaint } from "../../support/headScripts";

/** The classes of a page after the script in its head. */
function classesAfterScript(): string {
  document.documentElement.className = "";
  prepaint();
  return document.documentElement.className;
}

describe("Before the first paint", () => {
  it.each(["light", "dark"])("a stored %s is shown, whatever the device prefers", (stored) => {
    localStorage.setItem("theme", stored);
    expect(classesAfterScript()).toBe(`js ${stored}`);
    setMedia(dark, true);
    expect(classesAfterScript()).toBe(`js ${stored}`);
  });

  it.each([null, "system", "purple", "Dark", ""])(
    "%j in the storage means what the device prefers",
    (stored) => {
      if (stored !== null) localStorage.setItem("theme", stored);
      expect(classesAfterScript()).toBe("js light");
      setMedia(dark, true);
      expect(classesAfterScript()).toBe("js dark");
      expect(localStorage.getItem("theme")).toBe(stored);
    },
  );

  it("a storage that throws means what the device prefers", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(classesAfterScript()).toBe("js light");
    setMedia(dark, true);
    expect(classesAfterScript()).toBe("js dark");
  });

  it("a stored choice colors the browser's frame too", () => {
    addFrames();
    localStorage.setItem("theme", "dark");
    classesAfterScript();
    expect(frames()).toEqual([frameColor.dark, frameColor.dark]);
  });
});

describe("Until React is there", () => {
  const button = () => screen.getByRole("button");
  const field = () => screen.getByRole("combobox");

  beforeEach(() => {
    document.body.innerHTML = `<button data-theme-button><i>Toggle</i></button>
      <select data-theme-choice><option>system<option>light<option>dark</select>`;
    window.dispatchEvent(new Event("DOMContentLoaded"));
  });

  it("the button flips the theme, once for a press, wherever it is pressed", () => {
    fireEvent.click(screen.getByText("Toggle"));
    expect(seenTheme()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    fireEvent.click(button());
    expect(seenTheme()).toBe("light");
  });

  it("a press that was answered is left alone", () => {
    button().addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(button());
    expect(seenTheme()).toBe("light");
    fireEvent.click(button());
    expect(seenTheme()).toBe("dark");
  });

  it("the choice says what is stored as soon as it can be seen", () => {
    localStorage.setItem("theme", "dark");
    chooseElsewhere("dark");
    document.body.innerHTML = `<select data-theme-choice><option>system<option>light<option>dark</select>`;
    expect(field()).toHaveValue("system");
    window.dispatchEvent(new Event("DOMContentLoaded"));
    expect(field()).toHaveValue("dark");
  });

  it("the choice is answered, and follows the button", () => {
    fireEvent.change(field(), { target: { value: "dark" } });
    expect(seenTheme()).toBe("dark");
    fireEvent.click(button());
    expect(field()).toHaveValue("light");
    fireEvent.change(field(), { target: { value: "system" } });
    expect(localStorage.getItem("theme")).toBe("system");
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
  });

  it("without a storage the choice holds until the page is left", () => {
    denyStorage();
    fireEvent.change(field(), { target: { value: "light" } });
    setMedia(dark, true);
    expect(seenTheme()).toBe("light");
    expect(field()).toHaveValue("light");
  });

  it("the device and other tabs are followed: until the page is alive, and where React gave it up again", () => {
    setMedia(dark, true);
    expect(seenTheme()).toBe("dark");
    tellAlive();
    setMedia(dark, false);
    chooseElsewhere("light");
    expect(seenTheme()).toBe("dark");
    tellBroken();
    chooseElsewhere("light");
    expect(seenTheme()).toBe("light");
  });
});
