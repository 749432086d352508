/** @jest-environment jsdom */
import { copyText } from "../../src/services/copyText";

const write = jest.fn<Promise<void>, [string]>();

const [button, other] = [document.createElement("button"), document.createElement("button")];
const [code, region] = [document.createElement("pre"), document.createElement("div")];

const copy = (from: HTMLElement = button) =>
  copyText(from, code, { copied: "Copied", marked: "Press Ctrl+C" });

beforeEach(() => {
  jest.useFakeTimers();
  write.mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
  region.id = "gatsby-announcer";
  button.textContent = "Copy";
  other.textContent = "Copy it";
  code.textContent = "const one = 1;";
  document.body.replaceChildren(button, other, code, region);
});

describe("A button that copies", () => {
  it("says so for two seconds, also to screen readers", async () => {
    await copy();
    expect(write).toHaveBeenCalledWith("const one = 1;");
    expect(button).toHaveTextContent("Copied");
    expect(region).toHaveTextContent("Copied");
    jest.advanceTimersByTime(1999);
    expect(button).toHaveTextContent("Copied");
    jest.advanceTimersByTime(1);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(region).toBeEmptyDOMElement();
  });

  it("gets its label back after two presses", async () => {
    await copy();
    jest.advanceTimersByTime(500);
    await copy();
    jest.advanceTimersByTime(1999);
    expect(button).toHaveTextContent("Copied");
    jest.advanceTimersByTime(1);
    expect(button).toHaveTextContent(/^Copy$/);
  });

  it("gets its label back at once when another button copies", async () => {
    await copy();
    await copy(other);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(other).toHaveTextContent("Copied");
    jest.advanceTimersByTime(2000);
    expect(other).toHaveTextContent("Copy it");
  });

  it.each([
    ["denies the clipboard", () => write.mockRejectedValue(new DOMException("denied", "NotAllowedError"))],
    [
      "offers none",
      () => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
    ],
  ])("selects the text if the browser %s, and announces that", async (_, deny) => {
    deny();
    await copy();
    expect(String(getSelection())).toBe("const one = 1;");
    expect(region).toHaveTextContent("Press Ctrl+C");
    expect(button).toHaveTextContent(/^Copy$/);
  });
});
