/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Receipt } from "../../src/shell/Receipt";
import { chrome, setChrome } from "../support/site";

const digest = "5f0".repeat(21);

function commitAt(committed: string | null) {
  const { siteContent, ...rest } = chrome();
  setChrome({ ...rest, siteContent: { ...siteContent, committed: committed as string } });
}

const text = () => screen.getByText(/^SHA-256/).parentElement?.textContent;

describe("What a page ends with", () => {
  it("is its hash and the time of the commit, a space between them for whoever copies or hears them", () => {
    commitAt("2026-11-23T07:25:00Z");
    render(<Receipt route="/about" digest={digest} />);
    expect(text()).toBe(`SHA-256 of this page as Markdown: ${digest} 2026-11-23 07:25 UTC`);
    expect(screen.getByText(digest).textContent).toBe(digest);
  });

  it("is the hash alone where nobody knows the commit", () => {
    commitAt(null);
    render(<Receipt route="/about" digest={digest} />);
    expect(text()?.trim()).toBe(`SHA-256 of this page as Markdown: ${digest}`);
  });
});
