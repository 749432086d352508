import { page } from "../../src/content/model/schema";
import { parseFile } from "../../src/content/read/parse";

/** A page that is in order, for tests of what is said of one slip in it. */
export const text = `name: Our story
title: How a box of receipts became a company
description: Why we began to sign records in 2020.
sections:
  - type: Hero
    title: It began with a box of receipts
    text: Two people, one box of receipts, and an auditor.
    actions:
      - { label: Contact Us, href: /contact }
      - { label: Read on, href: "#lesson", look: secondary }

  - type: Prose
    anchor: lesson
    title: What we learned
    body: |
      A record is worth what a stranger can check.

      - A list has hyphens.
      - A link names [a page](/about).

  - type: CallToAction
    title: Bring your own box
    text: We answer within a day.
`;

/** What is said of the page after a change, with its line: the first fault alone, as nothing else is at fault. */
export function saidOf(from: string, to: string): string[] {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`The change changes nothing: ${from}`);
  const { faults, warnings } = parseFile("pages/x.yaml", changed, page);
  return [...faults, ...warnings].map(({ line, problem, expected }) => `${line}: ${problem} ${expected}`);
}
