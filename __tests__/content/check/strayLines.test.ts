import { faultsAfter } from "../../support/content";
import { findsEach } from "../../support/seeds";

const contact = "pages/contact.yaml";
const prose = (lines: string) => (text: string) =>
  `${text}  - type: Prose\n    title: Long\n    body: |\n      The first paragraph.\n\n${lines}\n`;

describe("Lines that a few spaces too many have moved", () => {
  findsEach(contact, {
    "a paragraph that would be code": [
      prose("          We set out to build."),
      "16:11 This paragraph is indented by 4 spaces more than the text around it, and would be shown as code. Indent it by 6.",
    ],
    "a paragraph of an item that would be code": [
      prose("      - An item.\n\n              We set out to build."),
      "18:15 This paragraph is indented by 6 spaces more than ... Indent it by 8.",
    ],
    "a field inside of the text": [
      prose("      picture:\n        src: images/scene.png\n        alt: A ledger"),
      "16:7 “picture:” is inside the text of “body”, and visitors would read it. Indent it by 4 spaces, as “body”.",
    ],
    "a field so deep inside of the text that it would be code": [
      prose("          picture:\n            src: images/scene.png\n            alt: A ledger"),
      "16:11 “picture:” is inside the text of “body”, and visitors would read it. Indent it by 4 spaces, as “body”.",
    ],
    "a section inside of the text": [
      prose("      - type: Notice\n        text: Mind the step."),
      "16:7 “- type:” is inside the text of “body”, and visitors would read it. Indent it by 2 spaces, as the entries before it.",
    ],
  });

  it.each([
    "      - An item.\n\n        Its second paragraph.\n\n          And a third one.",
    "      ```yaml\n      title: One\n\n          picture:\n      ```",
    "      Two words: one\n      and others: two.\n\n      - size: a kilobyte",
    "       A space more.",
  ])("are in order elsewhere: %j", (lines) => {
    expect(faultsAfter({ [contact]: prose(lines) })).toEqual([]);
  });
});
