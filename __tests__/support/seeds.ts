import { type Edit, findingsAfter } from "./content";

/** One mistake in the small content folder, and what the check must report. */
export interface Seed {
  fault: string;
  /** Path below the content folder. */
  file: string;
  edit: Edit;
  /** More edits that the fault needs. */
  also?: Record<string, Edit>;
  /** The file in which the fault is reported, if it is a different one. */
  reportedIn?: string;
  /** Line and column. */
  at: `${number}:${number}`;
  /** The two sentences, or part of each. */
  problem: string;
  expected: string;
}

/** One test for each seed: exactly this fault is found, and reported in these words. */
export const findsEach = (seeds: Seed[]) => tells(seeds, "faults");

/** The same for warnings, with no faults. */
export function warnsOfEach(seeds: Seed[]) {
  tells(seeds, "warnings");
}

function tells(seeds: Seed[], list: "faults" | "warnings") {
  it.each(seeds)(
    `${list === "faults" ? "finds" : "warns of"} $fault`,
    ({ file, edit, also, at, problem, expected, reportedIn }) => {
      const [line, column] = at.split(":").map(Number);
      const findings = findingsAfter({ [file]: edit, ...also });
      if (list === "warnings") expect(findings.faults).toEqual([]);
      expect(findings[list]).toEqual([
        {
          file: `data/${reportedIn ?? file}`,
          line,
          column,
          problem: expect.stringContaining(problem),
          expected: expect.stringContaining(expected),
        },
      ]);
    },
  );
}
