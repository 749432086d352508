import { escapeRegExp } from "../../src/build/hosts/rules";
import { type Edit, findingsAfter, inOneLine } from "./content";

/** A mistake: the edit that makes it, what the check has to say of it, and more edits that it needs. */
export type Seed = [edit: Edit, says: string, also?: Record<string, Edit>];

/**
 * One test for each mistake in a file of the small content folder, by its name: exactly this fault is found, in this
 * place and in these words. The words begin with line and column, after the name of the file if the fault is reported
 * in another one; " ... " stands for what is left out.
 */
export const findsEach = (file: string, seeds: Record<string, Seed>) => tells(file, seeds, "faults");

/** The same for warnings, with no faults. */
export const warnsOfEach = (file: string, seeds: Record<string, Seed>) => tells(file, seeds, "warnings");

function tells(file: string, seeds: Record<string, Seed>, list: "faults" | "warnings") {
  it.each(Object.entries(seeds))(
    `${list === "faults" ? "finds" : "warns of"} %s`,
    (_, [edit, says, also]) => {
      const [, reportedIn = file, at = "", words = ""] = /^(?:([^\s:]+):)?(\d+:\d+) (.*)$/s.exec(says) ?? [];
      const findings = findingsAfter({ [file]: edit, ...also });
      if (list === "warnings") expect(findings.faults).toEqual([]);
      const said = words.split(" ... ").map(escapeRegExp).join(".*");
      expect(findings[list].map(inOneLine)).toEqual([
        expect.stringMatching(new RegExp(`^data/${escapeRegExp(reportedIn)}:${at} .*${said}`, "s")),
      ]);
    },
  );
}
