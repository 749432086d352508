import type { Request } from "./requests";
import type { Mail } from "./run";

/** What a page is about. It decides how letters are made, checked and drawn. */
export type Preset = "sign-in" | "fields" | "doors" | "message" | "forms" | "phone";

/** Whoever gets a letter. A door asks for a field and opens for one value of it. */
export interface Receiver {
  name: string;
  asks?: string | undefined;
  takes?: string | undefined;
}

/** The example's data, from the page. */
export interface Sample {
  /** What the sender writes, and what a forger writes in its place. */
  text: string;
  forged: string;
  readers: Receiver[];
  /** The fields of a certificate, and what a page asks a phone to pay. */
  fields: { name: string; value: string; open: boolean }[];
  pay?: { what: string; satoshis: number; budget: number } | undefined;
}

/** What the honest sender wants. All letters are made from it. */
export interface Plan {
  text: string;
  /** What the sender agrees to: fields to open, readers to write to, or requests to approve; null where nobody has said. */
  chosen: (boolean | null)[];
  /** Whether letters are signed inside of the seal, too. */
  isSigned: boolean;
  /** Whether a page's second request asks a phone for more than its limit allows. */
  isOver?: boolean;
}

export interface Plot {
  preset: Preset;
  sample: Sample;
  plan: Plan;
}

/** What can be done to letters on their way. */
export const attacks = ["change", "repeat", "divert", "pose", "misuse"] as const;
export type Attack = (typeof attacks)[number];

/** What an attack leaves: the letters as they are handed on, which one it struck, and what that one says now. */
export interface Deed {
  mail: Mail;
  at?: number;
  wrote?: string;
  /** What somebody else reads whom the reader has given a field's key. */
  passed?: string;
  /** If the page has asked for something else, which its holder can answer. */
  plan?: Plan;
  /** If a phone approved other requests than are handed in. */
  agreed?: Request[];
}

type Attacked = (plot: Plot) => Promise<Deed>;

/** How a kind of mail is made, attacked and read. */
export interface Trade<Kind extends Mail = Mail> {
  fair(plot: Plot): Promise<Kind>;
  /** No check can see `trick`, `hide`, `keep`, `pass` or `leak`. The optional ones exist in some kinds alone. */
  attacks: Record<Attack | "trick", Attacked> &
    Partial<Record<"other" | "hide" | "twice" | "skip" | "keep" | "pass" | "leak", Attacked>>;
  /** What each reader has read and believes, or null where one refuses. */
  read(mail: Kind): Promise<(string | null)[]>;
  /** The gap through which a forgery would pass, the way the letters are checked. */
  doubt?(mail: Kind): string | undefined;
  /** What the phone was asked for. */
  agreed?(mail: Kind): Request[];
}

/** What a forger writes in the sender's name: never what the sender has written, however it is spelled. */
export const forgedIn = ({ sample: { text, forged }, plan }: Plot) =>
  plain(plan.text) === plain(forged) ? text : forged;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The fields of the certificate. */
export const knownOf = ({ sample }: Pick<Plot, "sample">): Record<string, string> =>
  Object.fromEntries(sample.fields.map(({ name, value }) => [name, value]));

/** The field that forgers write over: the one that the last reader asks for, or the first open one. */
export const roleOf = ({ fields, readers }: Sample) =>
  readers.at(-1)?.asks ?? fields.find(({ open }) => open)?.name ?? "";
