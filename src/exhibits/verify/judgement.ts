/** What the verifier says about an input: plain data, since a worker posts it, with keys of the texts in words/. */

export type Kind =
  | "none"
  | "unknown"
  | "record"
  | "link"
  | "message"
  | "certificate"
  | "transaction"
  | "beef"
  | "path";

/** A sentence, by its key, and the values for the names in braces in it. */
export interface Said {
  says: string;
  of?: Readonly<Record<string, string | number>>;
}

/** A stretch of the input that means something: some bytes, or a value of JSON. */
export interface Part {
  /** The key of its label; of a value in JSON, its path there. */
  name: string;
  /** Which of several of the same name it is, counted from 1. */
  nth?: number;
  /** Where it is: in bytes, or in characters of JSON. */
  start: number;
  end: number;
  /** Its bytes in hex, in the order of the input; undefined for JSON. */
  raw?: string;
  value: string;
  /** How the value is encoded: as plain bytes, reversed as ids are, or as a number, which may follow a byte with its length. */
  form: "hex" | "reversed" | "number" | "varint" | "text";
  /** Whether the check notices every change to it. */
  isCovered: boolean;
}

/** What visitors type or choose. */
export interface Asked {
  text: string;
  /** The text that a BRC-77 message signs. */
  signed: string;
  /** Block headers, one on each line. */
  headers: string;
}

export type State = "unchecked" | "holds" | "fails" | "uncovered";

/** Words for one kind of record: its verdict, names of steps, sentences for failures, and which steps it has. */
export interface KindWords {
  holds: string;
  steps?: Readonly<Record<string, string>>;
  fails?: Readonly<Record<string, string>>;
  only?: readonly string[];
}

/** What the build knows about an exhibit: its script, its default words, and those for each kind of record. */
export interface Known {
  kinds?: Readonly<Record<string, KindWords>>;
  name: string;
  script: string;
  steps: Readonly<Record<string, string>>;
  fails: Readonly<Record<string, string>>;
  holds: string;
  gaps: Readonly<Record<string, string>>;
}

export type Catalog = Readonly<Record<string, Known>>;

export interface Judgement {
  kind: Kind;
  state: State;
  /** What the verdict says, in one sentence or several. */
  says: Said[];
  /** What is wrong with the input's form, and where. */
  problem?: Said;
  /** The steps of the check, in order, and their results. */
  steps: { name: string; mark: "pass" | "fail" | "none" }[];
  parts: Part[];
  /** How many parts are left out. */
  further: number;
  /** For a record of this site: its exhibit, with the words for its steps. */
  mechanism?: Known;
  /** What could be read from a link. */
  read?: string;
  /** The SHA-256 of the input. */
  hash?: string;
}

/** The judgement before there is any input. */
export const nothing: Judgement = {
  kind: "none",
  state: "unchecked",
  says: [],
  steps: [],
  parts: [],
  further: 0,
};

/** An input without the form that its kind requires. */
export class Fault extends Error {
  readonly said: Said;

  constructor(says: string, of: Said["of"] = {}) {
    super(says);
    this.said = { says, of };
  }
}
