/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { AppLink } from "../../src/components/AppLink";
import { Text } from "../../src/components/Text";

const link = () => screen.getByRole("link");

describe("A link inside the site", () => {
  it("navigates without a reload", async () => {
    render(<AppLink href="/about">About</AppLink>);
    await userEvent.click(link());
    expect(navigate).toHaveBeenCalledWith("/about", { state: undefined });
    expect(link()).not.toHaveAttribute("target");
  });

  it("in another spelling is shown as written and leads to the right page", async () => {
    render(<AppLink href="/Contact">Contact Us</AppLink>);
    expect(link()).toHaveAttribute("href", "/Contact");
    await userEvent.click(link());
    expect(navigate).toHaveBeenCalledWith("/contact", { state: undefined });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "spelt otherwise is left to the browser on a click with %j",
    (how) => {
      render(<AppLink href="/Contact">Contact Us</AppLink>);
      // jsdom cannot follow a link; the test only checks that we did not navigate.
      link().addEventListener("click", (event) => event.preventDefault());
      const before = fireEvent.click(link(), how);
      expect(before).toBe(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it("to a file is left to the browser, which saves it", () => {
    render(<AppLink href="/files/brochure.pdf">Brochure</AppLink>);
    expect(link()).toHaveAttribute("download", "");
    render(<Text html={{ html: '<a href="/files/prices.csv" download="">Prices</a>' }} />);
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener("click", stop);
    for (const file of screen.getAllByRole("link")) fireEvent.click(file);
    document.removeEventListener("click", stop);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("to an anchor stays on the page", () => {
    render(<AppLink href="#services">Services</AppLink>);
    expect(link()).toHaveAttribute("href", "#services");
  });
});

describe("A link out of the site", () => {
  it("opens a new tab and says so", () => {
    render(<AppLink href="https://docs.example.com">Documentation</AppLink>);
    expect(link()).toHaveAttribute("target", "_blank");
    expect(link()).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(link()).toHaveAccessibleName("Documentation (opens in a new tab)");
  });

  it.each(["mailto:support@example.com", "tel:+1-541-555-0100"])("to %s opens no tab", (href) => {
    render(<AppLink href={href}>Write</AppLink>);
    expect(link()).not.toHaveAttribute("target");
    expect(link()).not.toHaveAttribute("download");
    expect(link()).toHaveAccessibleName("Write");
  });
});

describe("A link in running text", () => {
  it("navigates without a reload, in any spelling", async () => {
    render(<Text html={{ html: 'See <a href="/Contact"><em>contact</em></a>.' }} />);
    await userEvent.click(screen.getByText("contact"));
    expect(navigate).toHaveBeenCalledWith("/contact", { state: undefined });
  });

  it("is left to the browser if it leaves the site or opens a tab", () => {
    render(
      <Text
        html={{ html: '<a href="https://docs.example.com" target="_blank">out</a> <a href="/about">in</a>' }}
      />,
    );
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener("click", stop);
    fireEvent.click(screen.getByRole("link", { name: "out" }));
    fireEvent.click(screen.getByRole("link", { name: "in" }), { ctrlKey: true });
    document.removeEventListener("click", stop);
    expect(navigate).not.toHaveBeenCalled();
  });
});
