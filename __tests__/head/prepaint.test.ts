/** @jest-environment jsdom */
import { prepaint } from "../../src/head/prepaint";
import { dark, setMedia } from "../support/browser";

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

  it("a stored choice colours the browser's frame too", () => {
    document.head.innerHTML = `
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="white">
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="black">`;
    localStorage.setItem("theme", "dark");
    classesAfterScript();
    const colours = [...document.querySelectorAll("meta")].map(({ content }) => content);
    expect(colours).toEqual(["black", "black"]);
  });
});
