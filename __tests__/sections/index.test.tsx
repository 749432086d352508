import { render, screen } from "@testing-library/react";
import { Sections } from "../../src/sections";
import { sectionsOf, siteContent } from "../support/site";

const routes = siteContent().pages.map(({ content }) => content.route);

describe("Every page of the site", () => {
  it.each(routes)("shows its sections under one first-level heading: %s", (route) => {
    render(
      <main>
        <Sections sections={sectionsOf(route)} />
      </main>,
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("main").children.length).toBeGreaterThanOrEqual(sectionsOf(route).length);
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|\[object|\{(brand|email|claim)/);
  });
});
