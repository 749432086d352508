/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Plans } from "../../src/sections/Plans";

const plan = { title: "Sprint", duration: "2-week", text: { html: "To begin." }, points: ["One workshop"] };

const show = (price: string | null) =>
  render(<Plans anchor={null} title="Ways to work" intro={null} plans={[{ ...plan, price }]} actions={[]} />);

describe("A way to work together", () => {
  it("says what it costs once the owner has set a band", () => {
    show("$8,000 to $14,000");
    expect(screen.getByText("$8,000 to $14,000")).toBeInTheDocument();
  });

  it("says nothing of money until then", () => {
    show(null);
    expect(document.body.textContent).not.toContain("$");
    expect(screen.getByText("2-week")).toBeInTheDocument();
  });
});
