/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { Certificate } from "../../../src/shell/certificate/Certificate";
import type { Found } from "../../../src/shell/certificate/checkPage";
import { comeNear } from "../../support/browser";
import { chrome } from "../../support/site";

const checkPage = jest.fn<Promise<Found>, [file: string, named: string]>();

jest.mock("../../../src/shell/certificate/checkPage", () => ({
  checkPage: (...given: [string, string]) => checkPage(...given),
  checkedAt: () => "2026-11-24 09:30",
}));

const digest = "5f01".repeat(16);
const { certificate: words, exhibit } = chrome().wordsContent;

const show = (route = "/about") =>
  render(<Certificate key={route} route={route} name="About" digest={digest} pattern="/p.svg" />);
const press = () => act(async () => screen.getByRole("button", { name: words.check }).click());
const band = () => screen.getByRole("region", { name: words.label });

/** Another page, which says what it was told when it was about to be painted. */
function Painted({ told }: { told: () => string | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.textContent = `told: ${told() ?? "nothing"}`;
  });
  return <p ref={ref} />;
}

describe("A page's certificate", () => {
  it("names the page, its Markdown and the hash of that, and says nothing before a check", () => {
    show();
    expect(band()).toHaveTextContent(digest);
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

  it("tells the page what its check came to, and takes that back before the next page is painted", async () => {
    checkPage.mockResolvedValue("holds");
    const { rerender } = show();
    await press();
    expect(document.documentElement.dataset.page).toBe("holds");
    rerender(<Painted told={() => document.documentElement.dataset.page} />);
    expect(screen.getByText("told: nothing")).toBeVisible();
  });

  it("says so while it checks, and does not check twice at once", async () => {
    let end = (_: Found) => {};
    checkPage.mockReset().mockReturnValue(new Promise((resolve) => (end = resolve)));
    show();
    await press();
    await press();
    expect(screen.getByRole("status")).toHaveTextContent(words.busy);
    expect(checkPage).toHaveBeenCalledTimes(1);
    await act(async () => end("holds"));
    expect(screen.getByRole("status")).toHaveTextContent(words.holds);
  });

  it("says when it was checked after a check that holds, and leads to the sheet that can be printed", async () => {
    Object.assign(chrome().siteContent, { sheet: "/check#checked" });
    checkPage.mockResolvedValue("holds");
    show();
    await press();
    expect(screen.getByRole("status")).toHaveTextContent("2026-11-24 09:30 UTC");
    expect(screen.getByRole("link", { name: words.sheet })).toHaveAttribute("href", "/check#checked");
    checkPage.mockResolvedValue("fails");
    await press();
    expect(screen.queryByRole("link", { name: words.sheet })).toBeNull();
  });

  it("says so, and no more, where this browser has checked the same text before", async () => {
    localStorage.setItem(
      "checks",
      JSON.stringify([{ route: "/about", hash: digest, at: "2026-11-24 09:30" }]),
    );
    show();
    await comeNear();
    expect(await screen.findByText("2026-11-24 09:30 UTC")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(`${words.before} 2026-11-24 09:30 UTC`);
    expect(band()).not.toHaveAttribute("data-found");
    localStorage.clear();
  });

  it("is unchecked on the next page", async () => {
    checkPage.mockResolvedValue("holds");
    const { rerender } = show();
    await press();
    rerender(<Certificate key="/" route="/" name="About" digest={digest} pattern="/p.svg" />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
