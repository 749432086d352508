/** What can be wrong with a site, in the order in which it is told. */
export const kinds = {
  answer: "Wrong answer",
  changed: "Changed",
  missing: "Missing",
  extra: "Extra",
  type: "Wrong type",
  header: "Missing header",
  redirect: "Wrong redirect",
};

export type Kind = keyof typeof kinds;

/** One difference between a site and the release. Those with the same `problem` are told as one, with a count. */
export interface Finding {
  kind: Kind;
  /** What is wrong, without the place. */
  problem: string;
  /** The path on the site; for redirects with what it should lead to. */
  path: string;
}
