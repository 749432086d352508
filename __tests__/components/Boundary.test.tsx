/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { Boundary } from "../../src/components/Boundary";
import { brokenEvent } from "../../src/services/alive";
import { keepServed } from "../../src/services/served";

/** jsdom cannot reload: it says so, on the console that these tests listen to. */
const reloads: string[] = [];
let broken = 0;
const onBroken = () => {
  broken += 1;
};

beforeEach(() => {
  reloads.length = 0;
  broken = 0;
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    if (/navigation/i.test(String(words[0]))) reloads.push(location.pathname);
  });
  addEventListener(brokenEvent, onBroken);
  history.replaceState({}, "", "/about");
  const served = document.createElement("div");
  served.innerHTML = `<div id="gatsby-focus-wrapper"><header>Menu</header>
    <main><section>First <a href="/contact">Write</a></section><section>Second</section></main></div>`;
  keepServed(served);
});

afterEach(() => removeEventListener(brokenEvent, onBroken));

function Faulty({ when }: { when: "drawn" | "there" }) {
  if (when === "drawn") throw new Error("It cannot be drawn");
  useEffect(() => {
    throw new Error("It cannot stay");
  });
  return <p>Drawn</p>;
}

const show = (when: "drawn" | "there", place = "main > :nth-child(1)") =>
  render(
    <>
      <Boundary place={place}>
        <Faulty when={when} />
      </Boundary>
      <Boundary place="main > :nth-child(2)">
        <p>The other one lives</p>
      </Boundary>
    </>,
  );

describe("An exception in a part of the page", () => {
  it.each(["drawn", "there"] as const)(
    "leaves what the server sent, if it is thrown when that is %s",
    (when) => {
      show(when);
      expect(screen.getByText(/^First/)).toBeVisible();
      expect(screen.getByRole("link", { name: "Write" })).toHaveAttribute("href", "/contact");
      expect(screen.getByText("The other one lives")).toBeVisible();
      expect(screen.queryByText("Drawn")).not.toBeInTheDocument();
      expect({ broken, reloads }).toEqual({ broken: 0, reloads: [] });
    },
  );

  it("loads a page whole that was opened from another one", () => {
    history.replaceState({}, "", "/contact");
    show("there");
    expect({ broken, reloads }).toEqual({ broken: 0, reloads: ["/contact"] });
  });

  it("loads the next page whole, rather than show the part of the last one there", () => {
    const { rerender } = show("there");
    history.replaceState({}, "", "/contact");
    rerender(
      <Boundary place="main > :nth-child(1)">
        <p>Drawn</p>
      </Boundary>,
    );
    expect(reloads).toEqual(["/contact"]);
  });

  it("is told where the served page has nothing to put in its place, and nothing is reloaded", () => {
    show("there", "main > :nth-child(7)");
    expect({ broken, reloads }).toEqual({ broken: 1, reloads: [] });
  });

  it("of the whole app leaves the whole page as it was served, and is told", () => {
    render(
      <Boundary>
        <Faulty when="there" />
      </Boundary>,
    );
    expect(screen.getByText("Menu")).toBeVisible();
    expect(screen.getByText("Second")).toBeVisible();
    expect({ broken, reloads }).toEqual({ broken: 1, reloads: [] });
  });

  it("counts a path in another spelling as the same page", () => {
    act(() => history.replaceState({}, "", "/About/"));
    show("there");
    expect(screen.getByText(/^First/)).toBeVisible();
    expect(reloads).toEqual([]);
  });
});
