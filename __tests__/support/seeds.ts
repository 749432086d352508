import { type Edit, faultsAfter } from "./content";

/** One thing done wrong to the small content folder, and what the check has to say about it. */
export interface Seed {
  fault: string;
  /** Path below the content folder. */
  file: string;
  edit: Edit;
  /** Line and column. */
  at: `${number}:${number}`;
  /** The two sentences, or a part of each. */
  problem: string;
  expected: string;
}

/** One test for each seed: this fault is found, no other one is, and it is told in these words. */
export function findsEach(seeds: Seed[]) {
  it.each(seeds)("finds $fault", ({ file, edit, at, problem, expected }) => {
    const [line, column] = at.split(":").map(Number);
    expect(faultsAfter({ [file]: edit })).toEqual([
      {
        file: `data/${file}`,
        line,
        column,
        problem: expect.stringContaining(problem),
        expected: expect.stringContaining(expected),
      },
    ]);
  });
}
