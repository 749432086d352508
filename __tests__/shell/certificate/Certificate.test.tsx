/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { Certificate } from "../../../src/shell/certificate/Certificate";
import type { Found } from "../../../src/shell/certificate/checkPage";
import { chrome } from "../../support/site";

const checkPage = jest.fn<Promise<Found>, [file: string, named: string]>();

jest.mock("../../../src/shell/certificate/checkPage", () => ({
  checkPage: (...given: [string, string]) => checkPage(...given),
}));

const digest = "5f01".repeat(16);
const { certificate: words, exhibit } = chrome().wordsContent;

const show = (route = "/about") =>
  render(<Certificate key={route} route={route} digest={digest} pattern="/p.svg" />);
const press = () => act(async () => screen.getByRole("button", { name: words.check }).click());
const band = () => screen.getByRole("region", { name: words.label });

describe("A page's certificate", () => {
  it("names the page, its Markdown and the hash of that, and says nothing before a check", () => {
    show();
    expect(screen.getByText(digest)).toBeVisible();
    expect(screen.getByRole("link", { name: "/about.md" })).toHaveAttribute("href", "/about.md");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it.each([
    ["holds", words.holds],
    ["fails", words.fails],
    ["newer", words.newer],
    ["lost", words.lost],
    ["insecure", exhibit.insecure],
  ] as const)("tells aloud and shows that a check came to: %s", async (found, sentence) => {
    checkPage.mockResolvedValue(found);
    show("/");
    await press();
    expect(checkPage).toHaveBeenLastCalledWith("/", digest);
    expect(screen.getByRole("status")).toHaveTextContent(sentence);
    expect(band()).toHaveAttribute("data-found", found);
  });

  it("says so while it checks, and does not check twice at once", async () => {
    let end = (_: Found) => {};
    checkPage.mockReset().mockReturnValue(new Promise((resolve) => (end = resolve)));
    show();
    await press();
    await press();
    expect(screen.getByRole("status")).toHaveTextContent(words.checking);
    expect(checkPage).toHaveBeenCalledTimes(1);
    await act(async () => end("holds"));
    expect(screen.getByRole("status")).toHaveTextContent(words.holds);
  });

  it("is unchecked on the next page", async () => {
    checkPage.mockResolvedValue("holds");
    const { rerender } = show();
    await press();
    rerender(<Certificate key="/" route="/" digest={digest} pattern="/p.svg" />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
