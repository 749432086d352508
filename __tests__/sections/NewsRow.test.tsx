/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { NewsRow } from "../../src/sections/NewsRow";
import { sectionOf } from "../support/site";

const section = sectionOf("NewsRow");

const show = () => {
  render(<NewsRow {...section} />);
  return within(screen.getByRole("list", { name: "Reports" }));
};

describe("The news row", () => {
  it("has a card for each entry, in order, which opens in a new tab", () => {
    const cards = show().getAllByRole("link");
    expect(cards.map((card) => card.getAttribute("href"))).toEqual(section.items.map(({ url }) => url));
    for (const card of cards) {
      expect(card).toHaveAttribute("target", "_blank");
      expect(card).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  it("shows for each its type, its headline, and its date in words", () => {
    const [article, video] = show().getAllByRole("link") as [HTMLElement, HTMLElement];
    expect(within(article).getByRole("heading", { level: 3, name: "How a line stays" })).toBeVisible();
    expect(within(article).getByText("To read")).toBeVisible();
    expect(within(article).getByText("May 4, 2026")).toBeVisible();
    expect(within(video).getByText("To watch")).toBeVisible();
    expect(within(video).getByText("April 28, 2026")).toBeVisible();
  });
});
