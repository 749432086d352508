/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Steps } from "../../src/sections/Steps";

const step = { title: "Write", text: { html: "The lawyer enters the work." } };
const drawing = { shapes: '<rect width="160" height="88"/>' };

const show = (stepsLook: Queries.StepsFragment["stepsLook"], drawn: typeof drawing | null) =>
  render(
    <Steps
      anchor={null}
      title="From desk to invoice"
      intro={null}
      stepsLook={stepsLook}
      steps={[{ ...step, drawing: drawn }]}
    />,
  );

describe("A step", () => {
  it("has its drawing in place of its number where the look is drawn", () => {
    show("drawn", drawing);
    expect(screen.getByRole("listitem").querySelector("svg rect")).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent(/^Write/);
  });

  it("keeps its number where it has no drawing, and in every other look", () => {
    show("drawn", null);
    show("ladder", drawing);
    expect(screen.getAllByText("1")).toHaveLength(2);
    expect(document.querySelector("svg")).toBeNull();
  });
});
