import { findingsAfter, swap } from "../../support/content";
import { findsEach, type Seed } from "../../support/seeds";

const file = "images/archive.svg";
const used = { "services.yaml": swap("icon: archive", `icon: archive\n    drawing: ${file}`) };
const drawing = (shapes: string, box = "0 0 240 108") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;

/** A drawing that the first service shows, and what the check says of it. */
const shown = (svg: string, problem: string): Seed => [svg, `1:1 ${problem} ... Draw `, used];

describe("Drawings", () => {
  it("are made of lines and of shapes that the theme colors", () => {
    const lines = '<!-- A tree --><g transform="scale(2)"><path class="faint" d="M0 0h9"/></g>';
    const svg = drawing(`${lines}<circle class="proof" cx="9" cy="9" r="4"/>`);
    expect(findingsAfter({ ...used, [file]: svg })).toEqual({ faults: [], warnings: [] });
  });

  findsEach(file, {
    "a drawing with a color of its own": shown(drawing('<path fill="#f00" d="M0 0h9"/>'), 'fill="#f00"'),
    "a drawing with a name of another page's part": shown(drawing('<path id="top" d="M0 0"/>'), 'id="top"'),
    "a drawing with a class of its own": shown(drawing('<path class="red" d="M0 0h9"/>'), 'class="red"'),
    "a drawing with a color without quotes": shown(drawing("<path fill=red />"), "fill=red"),
    "a drawing with a style sheet": shown(drawing("<style>p{color:red}</style>"), "<style>"),
    "a drawing with words": shown(drawing("Records"), "text"),
    "a drawing of another shape": shown(drawing('<path d="M0 0h9"/>', "0 0 24 24"), "box has the wrong size"),
  });
});
