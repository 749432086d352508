import type { Check } from "./findings";
import { allValues } from "./values";

/** The placeholder words that `npm run content new` writes. */
export const placeholders = {
  description: "Say in one or two sentences what a visitor finds on this page.",
  opening: "What the visitor gets, in a sentence or two.",
  heading: "The heading of this part",
  body: "The first paragraph. **Bold**, *italic* and [links](/about) are written like this.",
  secondParagraph: "The second paragraph begins after an empty line.",
  headline: "The headline of the article",
  useCase: "Who or what it is about",
  problem: "The problem, and what changes.",
  alt: "What the picture shows, and why it is here",
  intro: "What the visitor does here, and what to watch.",
  limits: "What this does not prove, in one sentence.",
};

/** Template texts that nobody has replaced. */
export const checkPlaceholders: Check = (sources, { fault }) => {
  const templates = Object.values(placeholders);
  for (const { file, path, value } of allValues(sources)) {
    const left = templates.find((words) => value.includes(words));
    if (left === undefined) continue;
    fault({ file, path }, "This is still the text of the template.", "Write your own words here.", left);
  }
};
