import { templateFor } from "../../../src/content/derive/templates";

const opening = (layout: string) => ({ __typename: "Hero", layout });

test("the home page's sections below its own opening load no code of other pages", () => {
  expect(templateFor([opening("wide"), { __typename: "Showcase" }])).toBe("src/templates/landing.tsx");
});

test("the same sections below another opening have the template with the styles of all openings", () => {
  expect(templateFor([opening("brief"), { __typename: "Showcase" }])).toBe("src/templates/common.tsx");
});

test("an article, a list and a tool load no code of cards and steps", () => {
  for (const __typename of ["Article", "GlossaryList", "Verifier"])
    expect(templateFor([opening("document"), { __typename }, { __typename: "Table" }])).toBe(
      "src/templates/reading.tsx",
    );
});

test("a form by itself loads the code of nothing else", () => {
  expect(templateFor([{ __typename: "ContactForm" }])).toBe("src/templates/form.tsx");
});

test("an article among cards, and a form below an opening, have the template with all types", () => {
  expect(templateFor([{ __typename: "Article" }, { __typename: "CardGrid" }])).toBe("src/templates/page.tsx");
  expect(templateFor([opening("brief"), { __typename: "ContactForm" }])).toBe("src/templates/page.tsx");
});

test("an exhibit without a panel has the template with its styles", () => {
  expect(templateFor([opening("wide"), { __typename: "Exhibit", look: "open" }])).toBe(
    "src/templates/common.tsx",
  );
});
