import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import Page from "../../src/templates/page";
import { sectionsOf, siteContent } from "../support/site";

const routes = siteContent().pages.map(({ content }) => content.route);

beforeEach(() => {
  // The 404 page says what it is.
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

describe("Every page of the site", () => {
  it.each(routes)("shows its sections under one first-level heading: %s", (route) => {
    const sections = sectionsOf(route);
    const props = { data: { pageYaml: { route, sections } } } as unknown as PageProps<Queries.PageQuery>;
    render(
      <main>
        <Page {...props} />
      </main>,
    );
    const main = screen.getByRole("main");
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(main.children.length).toBeGreaterThanOrEqual(sections.length);
    for (const code of main.querySelectorAll("code")) code.remove();
    expect(main).not.toHaveTextContent(/undefined|\[object|\{(brand|email|claim)/);
  });
});
