import { type Edit, findingsAfter } from "./content";

/** One thing done wrong to the small content folder, and what the check has to say about it. */
export interface Seed {
  fault: string;
  /** Path below the content folder. */
  file: string;
  edit: Edit;
  /** Further edits that the fault needs. */
  also?: Record<string, Edit>;
  /** The file that the fault is told of, where it is another one. */
  told?: string;
  /** Line and column. */
  at: `${number}:${number}`;
  /** The two sentences, or a part of each. */
  problem: string;
  expected: string;
}

/** One test for each seed: this fault is found, no other one is, and it is told in these words. */
export const findsEach = (seeds: Seed[]) => tells(seeds, "faults");

/** The same for warnings, where nothing is a fault. */
export function warnsOfEach(seeds: Seed[]) {
  tells(seeds, "warnings");
}

function tells(seeds: Seed[], list: "faults" | "warnings") {
  it.each(seeds)(
    `${list === "faults" ? "finds" : "warns of"} $fault`,
    ({ file, edit, also, at, problem, expected, told }) => {
      const [line, column] = at.split(":").map(Number);
      const findings = findingsAfter({ [file]: edit, ...also });
      if (list === "warnings") expect(findings.faults).toEqual([]);
      expect(findings[list]).toEqual([
        {
          file: `data/${told ?? file}`,
          line,
          column,
          problem: expect.stringContaining(problem),
          expected: expect.stringContaining(expected),
        },
      ]);
    },
  );
}
