import type { CompiledPage } from "./compiled";

type Sections = CompiledPage["sections"];

/**
 * Puts the styles of questions and answers before the first question, as a part of their own, so that pages need no code
 * for them, and only pages that ask contain them. HTML wants them before all that they are for. On a wide screen the whole
 * tree is drawn if it has the shape that theme/tree.css is for, and else each question with its own branches.
 */
export const withTree = (sections: Sections, styles: (name: "tree" | "treeBranches") => string): Sections =>
  sections.map((section) => {
    if (section.type !== "Article" || section.lists !== "answers") return section;
    const [first] = section.parts;
    if (!first) return section;
    const name = shapeOf(section.parts.map(({ body }) => body.html)) === drawn ? "tree" : "treeBranches";
    const sheet = { ...first, body: { html: `<style>${styles(name)}</style>` } };
    return { ...section, parts: [sheet, ...section.parts] };
  });

/** The first question's third answer leads to the second question, whose first four lead to the others. */
const drawn = "6 questions: ..>. >>>>.";

/** How many questions there are, and of the answers of the first two, which lead on to another question. */
function shapeOf(bodies: string[]): string {
  const answers = (html = "") =>
    html
      .split("<li>")
      .slice(1)
      .map((answer) => (answer.includes('href="#') ? ">" : "."))
      .join("");
  return `${bodies.length} questions: ${answers(bodies[0])} ${answers(bodies[1])}`;
}
