import type { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { issue, keyOf, open, read, shownOf } from "../certificates";
import { walletOf } from "../example";
import { secretOf } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { overwrite } from "../overwrite";
import { type Card, type Closing, type Entry, type Signed, sign } from "./run";

const school = walletOf("school");
/** The reader of the cards: a phone at the gate, with its own key. */
const foreman = walletOf("foreman");

/** The signers, in order. */
const signers = [walletOf("diver"), walletOf("supervisor")] as const;
const [diver] = signers;
/** Another diver, whose card is as good as the first one's. */
const peer = walletOf("second diver");

/** The fields of a card; `medical` is only on the diver's, and stays encrypted. */
export interface Known {
  name: string;
  grade: string;
  validUntil: string;
  medical?: string;
}

type Fields = Record<string, string>;

export interface Game extends ExhibitState {
  entry: Entry;
  /** The signed depth, and what the visitor has typed as a depth. */
  signed: number;
  typed: string;
  signatures: (Signed | null)[];
  /** The cards as issued, and as shown. */
  issued: Card[];
  cards: Card[];
  /** What the foreman reads on each of them. */
  read: Fields[];
  seen: Fields[];
  school: string;
  seal: string;
  /** What the cheats write. */
  forged: { depth: number; expired: string; peer: string };
  known: Known[];
}

/** What the foreman has to check. The sample's supervisor has the grade that it takes. */
export const closingOf = ({ entry, signatures, cards, school, known }: Game): Closing => ({
  entry,
  signatures,
  cards,
  school,
  supervisorGrade: known[1]?.grade ?? "",
  foremanSecret: toHex(secretOf("foreman")),
});

/** The greatest depth of a dive, in feet. */
const deepest = 1000;

const shown = (fields: object) => Object.keys(fields).filter((name) => name !== "medical");

async function issued(holder: typeof diver, known: Known): Promise<MasterCertificate> {
  const unspent = `${"5e".repeat(32)}.0`;
  return issue(school, holder, { ...known }, unspent);
}

/** The card as its holder shows it: the foreman can read name, grade and validity. */
async function asCard(holder: typeof diver, master: MasterCertificate): Promise<Card> {
  const keyring = await open(holder, master, await keyOf(foreman), shown(master.fields));
  return { certificate: shownOf(master), keyring };
}

export async function begin(entry: Entry, known: Known[], forged: Game["forged"]): Promise<Game> {
  const cards: Card[] = [];
  for (const [index, holder] of signers.entries())
    cards.push(await asCard(holder, await issued(holder, known[index] as Known)));
  const trusted = await keyOf(school);
  const read: Fields[] = [];
  for (const card of cards) read.push(await readCard(trusted, card));
  const fair = { issued: cards, cards, school: trusted, forged, known, read, seen: read };
  return both({ ...fair, entry, signed: entry.depth, typed: "", signatures: [], seal: "" }, entry);
}

/** The fair entry: both sign it and show their own cards. */
async function both({ problem, ...game }: Game, entry: Entry): Promise<Game> {
  const signatures = [await sign(signers[0], entry), await sign(signers[1], entry)];
  const seal = toHex(sha256(signatures.map(({ signature }) => signature).join(""), "hex"));
  const { depth } = entry;
  const cards = { cards: game.issued, seen: game.read, school: await keyOf(school) };
  return { ...game, ...cards, entry, signed: depth, typed: String(depth), signatures, seal };
}

/** The same entry, signed by both, without any trace of earlier cheats. */
const fair = (game: Game) => both(game, { ...game.entry, depth: game.signed });

const readCard = async (trusted: string, { certificate, keyring }: Card) =>
  (await read(foreman, certificate, keyring, trusted, [])).fields ?? {};

/** Another depth, which both sign again. */
export function enter(game: Game, { value }: Pick<Input, "value">): Promise<Game> | Game {
  const depth = /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : 0;
  if (depth < 1 || depth > deepest) return { ...game, typed: value.slice(0, 40), problem: "depth" };
  return both(game, { ...game.entry, depth });
}

/** One of the two signs, or withdraws the signature. */
export async function put(game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> {
  const there = await fair(game);
  const isSigned = (index: number) => (index === at ? value === "true" : Boolean(game.signatures[index]));
  return { ...there, signatures: there.signatures.map((signed, index) => (isSigned(index) ? signed : null)) };
}

/** The diver signs in both places. */
export async function twice(game: Game): Promise<Game> {
  const there = await fair(game);
  const [own = null] = there.signatures;
  return { ...there, signatures: [own, own] };
}

/** Another diver countersigns in the supervisor's place, with a key and a card of their own. */
export async function peers(game: Game): Promise<Game> {
  const there = await fair(game);
  const [{ grade, validUntil }] = there.known as [Known];
  const card = await asCard(peer, await issued(peer, { name: there.forged.peer, grade, validUntil }));
  return {
    ...there,
    signatures: [there.signatures[0] ?? null, await sign(peer, there.entry)],
    cards: [...there.issued.slice(0, 1), card],
    seen: [...there.read.slice(0, 1), await readCard(there.school, card)],
  };
}

/** The depth is changed after both have signed. */
export async function alter(game: Game): Promise<Game> {
  const there = await fair(game);
  const { depth: other } = there.forged;
  const depth = there.signed === other ? other + 10 : other;
  return { ...there, entry: { ...there.entry, depth }, typed: String(depth) };
}

/** The card of years ago, with the school's own signature. */
async function old({ forged, known }: Game) {
  const [now] = known as [Known];
  return issued(diver, { ...now, validUntil: forged.expired });
}

const showing = async (game: Game, card: Card): Promise<Game> => {
  const there = await fair(game);
  const [cards, seen] = [there.issued.slice(1), there.read.slice(1)];
  return { ...there, cards: [card, ...cards], seen: [await readCard(there.school, card), ...seen] };
};

export const expire = async (game: Game): Promise<Game> =>
  showing(game, await asCard(diver, await old(game)));

/** The holder writes a later date on it. */
export async function extend(game: Game): Promise<Game> {
  const master = await old(game);
  const { certificate, keyring } = await asCard(diver, master);
  const [{ validUntil }] = game.known as [Known];
  const fields = await overwrite(diver, master, "validUntil", validUntil);
  return showing(game, { keyring, certificate: { ...certificate, fields } });
}
