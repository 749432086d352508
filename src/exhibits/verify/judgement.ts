/** What the verifier says of an input: plain data, since a worker posts it. Its words are keys; words.ts has the texts. */

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

/** A sentence by its key, and what stands for the names in braces in it. */
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
  /** Its bytes in hex, in the order of the input; nothing for JSON. */
  raw?: string;
  value: string;
  /** How the value stands for the bytes: as they are, in reverse order as ids are written, or as a number, perhaps behind a byte that tells its length. */
  form: "hex" | "reversed" | "number" | "varint" | "text";
  /** Whether the check notices any change of it. */
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

/** What a kind of record has of its own: a verdict, names of steps, what is said where one fails, and which ones there are. */
export interface KindWords {
  holds: string;
  steps?: Readonly<Record<string, string>>;
  fails?: Readonly<Record<string, string>>;
  only?: readonly string[];
}

/** What the build knows of an exhibit: its script, its words where no page says otherwise, and those for each kind of record. */
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
  /** What is wrong with the form of the input, and where. */
  problem?: Said;
  /** What the check asks, in order, and how far it came. */
  steps: { name: string; mark: "pass" | "fail" | "none" }[];
  parts: Part[];
  /** How many parts there are beside these. */
  further: number;
  /** Of a record of this site: which exhibit's it is, and its own words for the steps. */
  mechanism?: Known;
  /** What could be read of a link. */
  read?: string;
  /** The SHA-256 of the input. */
  hash?: string;
}

/** What is said of no input. */
export const nothing: Judgement = {
  kind: "none",
  state: "unchecked",
  says: [],
  steps: [],
  parts: [],
  further: 0,
};

/** An input that is not of the form that its kind has. */
export class Fault extends Error {
  readonly said: Said;

  constructor(says: string, of: Said["of"] = {}) {
    super(says);
    this.said = { says, of };
  }
}
