/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Quote } from "../../src/sections/Quote";

const decoration = { alt: "", src: { childImageSharp: null }, dark: null };

describe("A quote", () => {
  it("may have two pictures without alt text", () => {
    render(
      <Quote
        anchor={null}
        quote={{ html: "It holds." }}
        attribution="The handbook"
        images={[decoration, decoration]}
        variant="highlighted"
      />,
    );
    // React's complaint about equal keys would fail the test.
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it.each(["default", "highlighted"] as const)("is shown in the %s look with its source", (variant) => {
    render(
      <Quote
        anchor={null}
        quote={{ html: "It holds." }}
        attribution="The handbook"
        images={[]}
        variant={variant}
      />,
    );
    expect(screen.getByRole("figure").parentElement?.dataset.variant).toBe(variant);
    expect(screen.getByText("The handbook")).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
  });
});
