/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../src/shell/Footer";
import { chrome, setChrome } from "../support/site";

const column = (name: string) => within(screen.getByRole("navigation", { name }));

const linksOf = (name: string) =>
  column(name)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("The footer", () => {
  it("asks for an address for the newsletter", () => {
    render(<Footer />);
    expect(screen.getByRole("heading", { name: "Monthly letter" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email address" })).toBeRequired();
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });

  it("leads to the contact page", () => {
    render(<Footer />);
    expect(screen.getByRole("link", { name: "Call the desk" })).toHaveAttribute("href", "/contact");
  });

  it("says who we are", () => {
    render(<Footer />);
    expect(screen.getByText("Housemark keeps the records of a small town.")).toBeVisible();
  });

  it.each(chrome().menusContent.footer)(
    "has the column $title with its links, in order",
    ({ title, links }) => {
      render(<Footer />);
      expect(linksOf(title)).toEqual(links.map(({ href, title: name }) => [name, href]));
    },
  );

  it("links to the terms of use once there are some", () => {
    const { siteContent, ...rest } = chrome();
    const { rerender } = render(<Footer />);
    expect(screen.queryByRole("link", { name: "The rules" })).toBeNull();
    setChrome({
      ...rest,
      siteContent: { ...siteContent, legal: { ...siteContent.legal, terms: "/terms" } },
    });
    rerender(<Footer />);
    expect(screen.getByRole("link", { name: "The rules" })).toHaveAttribute("href", "/terms");
  });

  it("bears the current year, also in a year after it was built", () => {
    jest.useFakeTimers({ now: new Date("2031-06-15") });
    render(<Footer />);
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Housemark. Kept for good.");
  });
});
