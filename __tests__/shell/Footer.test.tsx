import { render, screen, within } from "@testing-library/react";
import { Footer } from "../../src/shell/Footer";

const column = (name: string) => within(screen.getByRole("navigation", { name }));

const linksOf = (name: string) =>
  column(name)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("The footer", () => {
  it("asks for an address for the newsletter", () => {
    render(<Footer />);
    expect(screen.getByRole("heading", { name: "Newsletter" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email address" })).toBeRequired();
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });

  it("leads to sales by Contact Sales", () => {
    render(<Footer />);
    expect(screen.getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", "/contact");
  });

  it("says who we are, and since when", () => {
    render(<Footer />);
    expect(screen.getByText(/^Amberline builds .* Founded in March 2020\.$/)).toBeVisible();
  });

  it("has quick links, products, solutions and where to follow us", () => {
    render(<Footer />);
    expect(linksOf("Quick Links")).toEqual(["/", "/about", "/contact"]);
    expect(linksOf("Products")).toEqual(
      expect.arrayContaining(["https://desktop.example.com", "/metanet-mobile"]),
    );
    expect(linksOf("Solutions")).toEqual(expect.arrayContaining(["/provenance", "/onboarding-offboarding"]));
    expect(linksOf("Follow Us")).toEqual(["https://videos.example.com", "https://social.example.com"]);
  });

  it("bears the current year, also in a year after it was built", () => {
    jest.useFakeTimers({ now: new Date("2031-06-15") });
    render(<Footer />);
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Amberline. All rights reserved.");
  });
});
