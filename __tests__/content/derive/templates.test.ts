import { templateFor } from "../../../src/content/derive/templates";

const opening = (layout: string) => ({ __typename: "Hero", layout });

test("the home page's sections below its own opening load no code of other pages", () => {
  expect(templateFor([opening("wide"), { __typename: "Showcase" }])).toBe("src/templates/landing.tsx");
});

test("the same sections below another opening have the template with the styles of all openings", () => {
  expect(templateFor([opening("brief"), { __typename: "Showcase" }])).toBe("src/templates/common.tsx");
});

test("an article has the template with all types", () => {
  expect(templateFor([opening("document"), { __typename: "Article" }])).toBe("src/templates/page.tsx");
});

test("an exhibit without a panel has the template with its styles", () => {
  expect(templateFor([opening("wide"), { __typename: "Exhibit", look: "open" }])).toBe(
    "src/templates/common.tsx",
  );
});
