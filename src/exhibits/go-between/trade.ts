import type { Request } from "./requests";
import type { Mail } from "./run";

/** What a page is about: how its letters are drawn, and who reads them. */
export type Preset = "sign-in" | "fields" | "doors" | "message" | "forms" | "phone";

/** Whoever gets a letter. A door asks for a field, and opens for one of its values. */
export interface Receiver {
  name: string;
  asks?: string | undefined;
  takes?: string | undefined;
}

/** What the page says of its example. */
export interface Sample {
  /** What the sender writes, and what a forger writes in its place. */
  text: string;
  forged: string;
  readers: Receiver[];
  /** The fields of a certificate, and what a page asks a phone to pay. */
  fields: { name: string; value: string; open: boolean }[];
  pay?: { what: string; satoshis: number; budget: number } | undefined;
}

/** What an honest sender has in mind. All letters follow from it. */
export interface Plan {
  text: string;
  /** What the sender agrees to: fields to open, readers to write to, or requests to approve. */
  chosen: boolean[];
  /** Whether letters are signed inside of the seal, too. */
  isSigned: boolean;
}

export interface Plot {
  preset: Preset;
  sample: Sample;
  plan: Plan;
}

/** What can be done to letters on their way. */
export const attacks = ["change", "repeat", "divert", "pose", "misuse", "other"] as const;
export type Attack = (typeof attacks)[number];

/** What an attack comes to: the mail as it is handed on, which letter was meant, and what it says now. */
export interface Deed {
  mail: Mail;
  at?: number;
  wrote?: string;
  /** Where the sender had something else in mind, or a phone approved other requests than are handed in. */
  plan?: Plan;
  agreed?: Request[];
}

type Attacked = (plot: Plot) => Promise<Deed>;

/** How a kind of mail is made, attacked and read. */
export interface Trade<Kind extends Mail = Mail> {
  fair(plot: Plot): Promise<Kind>;
  /**
   * `trick` is the attack that no check can see. A certificate can be revoked without anybody's knowing, a request of a
   * session be handed on twice, and one of several letters be left out.
   */
  attacks: Record<Attack | "trick", Attacked> & Partial<Record<"hide" | "twice" | "skip", Attacked>>;
  /** What each reader has read and believes: each checks by itself. Nothing where one refuses. */
  read(mail: Kind): Promise<(string | null)[]>;
  /** The attack that nobody could tell an honest letter from, as it is asked for. */
  doubt?(mail: Kind): string | undefined;
  /** What the phone was asked for. */
  agreed?(mail: Kind): Request[];
}

/** The fields of the certificate. */
export const knownOf = ({ sample }: Pick<Plot, "sample">): Record<string, string> =>
  Object.fromEntries(sample.fields.map(({ name, value }) => [name, value]));

/** The field that forgers write over: the last one that somebody asks for, or the first that is open. */
export const roleOf = ({ fields, readers }: Sample) =>
  readers.at(-1)?.asks ?? fields.find(({ open }) => open)?.name ?? "";
