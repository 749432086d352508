/** A row that two parties keep, each in its own ledger. The random number keeps outsiders from guessing it out of its hash. */
export interface Row {
  what: string;
  count: string;
  random: string;
}

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Each row's hash, and one over all of them, to be anchored. */
export async function anchor(rows: Row[]) {
  const hashes = await Promise.all(
    rows.map(({ what, count, random }) => hashOf(`${random}\n${what}\n${count}`)),
  );
  return { hashes, root: await hashOf(hashes.join("\n")) };
}

/** Hashes both ledgers again: the first row that is not as it was anchored, and in whose ledger. */
export async function settle(first: Row[], second: Row[], hashes: string[], root: string) {
  if ((await hashOf(hashes.join("\n"))) !== root) return { says: "list", at: 0 };
  const [mine, theirs] = [await anchor(first), await anchor(second)];
  for (const [at, hash] of hashes.entries()) {
    const [isMine, isTheirs] = [mine.hashes[at] === hash, theirs.hashes[at] === hash];
    if (!isMine || !isTheirs) return { says: isMine ? "second" : isTheirs ? "first" : "both", at };
  }
  return undefined;
}

/** What has to be so before an anchor is worth its effort; the first "no" says what to do in its place. */
export const questions = ["parties", "doubt", "named", "measured", "outsider", "lasting"] as const;

export type Question = (typeof questions)[number];

export const advise = (yes: Question[]): Question | "anchor" =>
  questions.find((question) => !yes.includes(question)) ?? "anchor";
