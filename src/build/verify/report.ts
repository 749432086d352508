import type { Release } from "../release";
import { type Finding, type Kind, kinds } from "./finding";
import type { Result } from "./site";

/** How many paths are listed per problem; the rest are only counted. Single files are worth a longer list. */
const longestList: Record<Kind, number> = {
  answer: 3,
  changed: 20,
  missing: 20,
  extra: 20,
  type: 3,
  header: 3,
  redirect: 3,
};

/** The result as text: the local and the remote release, then the differences by kind. */
export function inWords(target: string, here: Release, { commit, findings }: Result): string {
  const lines = [
    `Here:  ${commitWords(here.commit)}, ${Object.keys(here.files).length} files${here.noindex ? ", for staging" : ""}`,
    `There: ${thereWords(commit, here.commit)} (${target})`,
    "",
  ];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    if (ofKind.length === 0) continue;
    lines.push(`${kinds[kind]}: ${ofKind.length}`);
    for (const [problem, paths] of byProblem(ofKind))
      lines.push(`  ${problem}: ${listed(paths, longestList[kind])}`);
  }
  lines.push(findings.length === 0 ? "No difference." : `${differences(findings.length)} in all.`);
  return lines.join("\n");
}

const commitWords = (commit: string) => (commit ? `commit ${commit}` : "no commit known");

function thereWords(there: string | undefined, here: string): string {
  if (there === undefined) return "no release.json that names a commit";
  return commitWords(there) + (there === here ? ", the same" : ", another release");
}

function byProblem(findings: Finding[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { problem, path } of findings) groups.set(problem, [...(groups.get(problem) ?? []), path]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

const differences = (count: number) => (count === 1 ? "1 difference" : `${count} differences`);

function listed(paths: string[], most: number): string {
  const rest = paths.length - most;
  return paths.slice(0, most).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
