/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { engravingOf, type Seal, sealOf } from "../../src/exhibits/guilloche";
import { Checks } from "../../src/sections/Checks";
import { keepCheck } from "../../src/shared/checks";

const hash = "ab".repeat(32);

const show = async () => {
  render(
    <Checks
      anchor="checked"
      title="What this browser has checked"
      intro={null}
      none="Nothing yet."
      heads={["Page", "What passed", "SHA-256", "When"]}
      whole="The page’s text"
      print="Print the Sheet"
      forget="Forget It All"
      note={{ html: "Hashed here." }}
    />,
  );
  // The list is loaded by itself.
  await act(() => import("../../src/sections/CheckList"));
  // So is what draws the seals.
  await act(() => import("../../src/exhibits/guilloche"));
};

beforeEach(() => localStorage.clear());

describe("The sheet of checks", () => {
  it("says that there are none, without buttons", async () => {
    await show();
    expect(screen.getByText("Nothing yet.")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("names page, piece and hash of each, also of those that pass while it is shown", async () => {
    keepCheck({ route: "/provenance", piece: "Sell one bottle twice", hash });
    await show();
    await act(async () => keepCheck({ route: "/about", hash }));
    const [, about, provenance] = screen.getAllByRole("row");
    expect(about).toHaveTextContent(`/about The page’s text${hash}`);
    expect(provenance).toHaveTextContent(`/provenance Sell one bottle twice${hash}`);
    expect(within(provenance as HTMLElement).getByRole("link")).toHaveAttribute("href", "/provenance");
  });

  it("draws a page’s seal as that page does, and a piece’s as the piece does", async () => {
    keepCheck({ route: "/provenance", piece: "Sell one bottle twice", hash });
    keepCheck({ route: "/about", hash });
    await show();
    const lines = screen
      .getAllByRole("rowheader")
      .map((head) => [...head.querySelectorAll("path")].map((path) => path.getAttribute("d")));
    const drawn = ({ rings, outline, lace }: Seal) => [...rings, outline, lace];
    expect(lines).toEqual([drawn(engravingOf(hash)), drawn(sealOf(hash))]);
  });

  it("is forgotten at a press", async () => {
    keepCheck({ route: "/about", hash });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Forget It All" }));
    expect(screen.getByText("Nothing yet.")).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it("is printed without the page around it", async () => {
    keepCheck({ route: "/about", hash });
    await show();
    const print = jest.spyOn(window, "print").mockImplementation(() => {
      expect(document.documentElement).toHaveClass("alone");
      dispatchEvent(new Event("afterprint"));
    });
    await userEvent.click(screen.getByRole("button", { name: "Print the Sheet" }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toHaveClass("alone");
  });
});
