import { findingsAfter, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const file = "images/archive.svg";
const used = { "services.yaml": swap("icon: archive", `icon: archive\n    drawing: ${file}`) };
const drawing = (shapes: string, box = "0 0 240 108") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;

/** A drawing that the first service shows, and what the check says of it. */
const seed = (fault: string, svg: string, problem: string) => ({
  fault,
  file,
  edit: svg,
  also: used,
  at: "1:1" as const,
  problem,
  expected: "Draw ",
});

describe("Drawings", () => {
  it("are made of lines and of shapes that the theme colors", () => {
    const lines = '<!-- A tree --><g transform="scale(2)"><path class="faint" d="M0 0h9"/></g>';
    const svg = drawing(`${lines}<circle class="proof" cx="9" cy="9" r="4"/>`);
    expect(findingsAfter({ ...used, [file]: svg })).toEqual({ faults: [], warnings: [] });
  });

  findsEach([
    seed("a drawing with a color of its own", drawing('<path fill="#f00" d="M0 0h9"/>'), 'fill="#f00"'),
    seed("a drawing with a name of another page's part", drawing('<path id="top" d="M0 0"/>'), 'id="top"'),
    seed("a drawing with a class of its own", drawing('<path class="red" d="M0 0h9"/>'), 'class="red"'),
    seed("a drawing with a color without quotes", drawing("<path fill=red />"), "fill=red"),
    seed("a drawing with a style sheet", drawing("<style>p{color:red}</style>"), "<style>"),
    seed("a drawing with words", drawing("Records"), "text"),
    seed("a drawing of another shape", drawing('<path d="M0 0h9"/>', "0 0 24 24"), "box has the wrong size"),
  ]);
});
