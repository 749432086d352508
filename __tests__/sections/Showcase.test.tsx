/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { toggleTheme } from "../../src/components/themeSwitch/switch";
import { Showcase } from "../../src/sections/Showcase";

const slides = ["Parcels", "Freight", "Customs"].map((caption) => ({
  caption,
  alt: `The ${caption} screen`,
  src: { childImageSharp: null },
  dark: null,
  narrow: null,
}));

const show = (frame: "desktop" | "phone") =>
  render(<Showcase anchor={null} label="Screens" frame={frame} badges={[]} slides={slides} copy={null} />);

const dot = (caption: string) => screen.getByRole("button", { name: new RegExp(`: ${caption}$`) });

describe("The screens of an app, when the theme switches", () => {
  it("restart at the first in a desktop window (specification 4)", () => {
    show("desktop");
    fireEvent.click(dot("Customs"));
    act(toggleTheme);
    expect(dot("Parcels")).toHaveAttribute("aria-current", "true");
    expect(dot("Customs")).not.toHaveAttribute("aria-current");
  });

  it("stay where they are on a phone", () => {
    show("phone");
    fireEvent.click(dot("Customs"));
    act(toggleTheme);
    expect(dot("Customs")).toHaveAttribute("aria-current", "true");
    expect(dot("Parcels")).not.toHaveAttribute("aria-current");
  });
});
