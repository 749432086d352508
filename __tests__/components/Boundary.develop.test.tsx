/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Boundary } from "../../src/components/Boundary";

function Faulty(): never {
  throw new Error("It cannot be drawn");
}

it("An exception where no server has sent the page, as with `gatsby develop`, doesn’t load it again and again", () => {
  const said: string[] = [];
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    said.push(String(words[0]));
  });
  render(
    <Boundary>
      <Faulty />
    </Boundary>,
  );
  // jsdom cannot reload: it says so on the console.
  expect(said.filter((words) => /navigation/i.test(words))).toEqual([]);
});
