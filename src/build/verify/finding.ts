/** What can be wrong with a site, in the order of the report. */
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

/** One difference between a site and the release. The report groups those with the same `problem`. */
export interface Finding {
  kind: Kind;
  /** What is wrong, without the place. */
  problem: string;
  /** The path on the site; for a redirect, also where it should lead. */
  path: string;
}
