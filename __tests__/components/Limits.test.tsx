/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Limits } from "../../src/components/Limits";

const cells = (html: string) =>
  [...render(<Limits html={{ html }} />).container.querySelectorAll("p")].map((cell) => cell.textContent);

describe("What stands under an exhibit", () => {
  it("says in one cell what the check shows, and in the next what it can’t", () => {
    expect(cells("It shows the key. Here it’s invented. It can’t show the hand. Lock the phone.")).toEqual([
      "It shows the key. Here it’s invented.",
      "It can’t show the hand. Lock the phone.",
    ]);
  });

  it("is one cell where a text doesn’t say both", () => {
    expect(cells("Before taxes. It moves.")).toEqual(["Before taxes. It moves."]);
  });
});
