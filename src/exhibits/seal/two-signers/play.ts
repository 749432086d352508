import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { exampleType, issue, open, shownOf, typeOf } from "../../certificates";
import { walletOf } from "../../example";
import { exampleKey } from "../../exampleKey";
import type { ExhibitState, Input } from "../../kit/exhibit";
import { type Entry, said } from "./entry";
import { type Card, type Closing, read, sign } from "./run";

const keyOf = (who: string) => exampleKey(who).toPublicKey().toString();

/** The signers, in order. */
const signers = ["diver", "supervisor"] as const;

/** The fields of a card; `medical` stays encrypted. */
interface Known {
  name: string;
  grade: string;
  validFrom: string;
  validUntil: string;
  medical: string;
}

export interface Game extends ExhibitState {
  entry: Entry;
  /** The entry that both have agreed on and their signatures of it, and what each has signed. */
  fair: Entry;
  over: string[];
  agreed: string[];
  /** Empty for whoever has not signed. */
  signatures: string[];
  /** The cards as issued, and as shown; what the foreman reads on each. */
  issued: Card[];
  cards: Card[];
  seen: Record<string, string>[];
  school: string;
  cardType: string;
  /** The outputs of cards that the school has withdrawn, and when. */
  spentOnThisPage: Closing["spentOnThisPage"];
  known: Known[];
  /** What the cheats write. */
  forged: { depth: number; issued: string; expired: string; withdrawn: string; peer: string; card: string };
}

/** The ends of the slider, in feet. */
export const shallowest = 10;
export const deepest = 100;

export const sealOf = (text: string) => toHex(sha256(text, "utf8"));

/** What the foreman has to check. The sample's signers have the grades that it takes. */
export const closingOf = ({
  entry,
  signatures,
  cards,
  school,
  cardType,
  spentOnThisPage,
  known,
}: Game): Closing => ({
  entry,
  signatures,
  cards,
  school,
  cardType,
  diverGrade: known[0]?.grade ?? "",
  supervisorGrade: known[1]?.grade ?? "",
  spentOnThisPage,
  foremanSecret: exampleKey("foreman").toHex(),
});

/** A card as its holder shows it: the foreman can read all of it but the fitness date. */
async function cardOf(holder: string, fields: Known, type = exampleType): Promise<Card> {
  const outpoint = `${sealOf(`An example: the card of the ${holder}, until ${fields.validUntil}`)}.0`;
  const master = await issue(walletOf("school"), walletOf(holder), { ...fields }, outpoint, type);
  const opened = Object.keys(fields).filter((name) => name !== "medical");
  const keyring = await open(walletOf(holder), master, keyOf("foreman"), opened);
  return { certificate: shownOf(master), keyring };
}

/** A list with something else in one place. */
const placed = <One>(list: One[], at: number, one: One) =>
  list.map((other, place) => (place === at ? one : other));

const readAll = (cards: Card[]) =>
  Promise.all(cards.map(async (card) => (await read(walletOf("foreman"), card, keyOf("school"))) ?? {}));

export async function begin(entry: Entry, known: Known[], forged: Game["forged"]): Promise<Game> {
  const cards: Card[] = [];
  for (const [place, who] of signers.entries()) cards.push(await cardOf(who, known[place] as Known));
  const lasting = { issued: cards, known, forged, seen: await readAll(cards) };
  const empty = { over: [], agreed: [], signatures: [], school: "", cardType: "", spentOnThisPage: [] };
  const first = { ...lasting, ...empty, cards, entry, fair: entry };
  const both = signing(first, entry);
  return { ...both, agreed: both.signatures };
}

/** Both show their own cards, and sign an entry. */
function signing(game: Game, entry: Entry): Game {
  const signatures = signers.map((who) => sign(exampleKey(who), entry));
  const over = signers.map(() => said(entry));
  return {
    ...game,
    cards: game.issued,
    school: keyOf("school"),
    cardType: exampleType,
    entry,
    over,
    signatures,
  };
}

/** The entry that both agreed on, without any trace of earlier cheats. */
const fairly = async (game: Game): Promise<Game> => ({
  ...game,
  cards: game.issued,
  seen: await readAll(game.issued),
  school: keyOf("school"),
  cardType: exampleType,
  spentOnThisPage: [],
  entry: game.fair,
  over: signers.map(() => said(game.fair)),
  signatures: game.agreed,
});

/** Another depth is written into the entry, whatever was signed. */
export const dive = (game: Game, { value }: Pick<Input, "value">): Game => {
  const depth = Math.min(deepest, Math.max(shallowest, Math.round(Number(value)) || shallowest));
  return { ...game, entry: { ...game.entry, depth } };
};

/** One of the two signs the entry as it is now, or withdraws the signature. */
export function put(game: Game, { value, at }: Pick<Input, "value" | "at">): Game {
  const who = signers[at];
  if (!who) return game;
  const signature = value === "true" ? sign(exampleKey(who), game.entry) : "";
  const over = placed(game.over, at, said(game.entry));
  const signatures = placed(game.signatures, at, signature);
  if (!signatures.every(Boolean) || !over.every((text) => text === said(game.entry)))
    return { ...game, over, signatures };
  return { ...game, over, signatures, fair: game.entry, agreed: signatures };
}

/** The diver signs in both places. */
export async function twice(game: Game): Promise<Game> {
  const there = await fairly(game);
  const [own = ""] = there.signatures;
  return { ...there, signatures: [own, own] };
}

/** The same with another card in one place, and what the foreman reads on it. */
async function showing(game: Game, place: number, card: Card): Promise<Game> {
  const there = await fairly(game);
  const cards = placed(there.issued, place, card);
  return { ...there, cards, seen: await readAll(cards) };
}

/** Another diver countersigns in the supervisor's place, with a key and a card of their own. */
export async function peers(game: Game): Promise<Game> {
  const [known] = game.known as [Known];
  const there = await showing(game, 1, await cardOf("peer", { ...known, name: game.forged.peer }));
  return { ...there, signatures: placed(there.signatures, 1, sign(exampleKey("peer"), there.entry)) };
}

/** An entry with the depth that the cheats write. */
const forgedEntry = ({ fair, forged: { depth } }: Game): Entry => ({
  ...fair,
  depth: fair.depth === depth ? depth + 10 : depth,
});

/** The depth is changed after both have signed. */
export const alter = async (game: Game): Promise<Game> => ({
  ...(await fairly(game)),
  entry: forgedEntry(game),
});

/** The diver shows the card of years ago, with the school's own signature. */
export async function expire(game: Game): Promise<Game> {
  const [now] = game.known as [Known];
  const { issued, expired } = game.forged;
  return showing(game, 0, await cardOf("diver", { ...now, validFrom: issued, validUntil: expired }));
}

/** The diver shows another card of the same school, which says the same and is signed as well. */
export async function otherCard(game: Game): Promise<Game> {
  const [known] = game.known as [Known];
  return showing(game, 0, await cardOf("diver", known, typeOf(game.forged.card)));
}

/** Both sign a day on which the diver's old card was still good. */
export async function backdate(game: Game): Promise<Game> {
  const there = await expire(game);
  const entry = { ...there.entry, day: game.forged.expired };
  return { ...signing(there, entry), cards: there.cards };
}

/** The diver shows a card that the school withdrew before the dive, by spending its output. */
export async function withdraw(game: Game): Promise<Game> {
  const there = await fairly(game);
  const [card] = there.issued as [Card];
  const spent = { outpoint: card.certificate.revocationOutpoint, day: game.forged.withdrawn };
  return { ...there, spentOnThisPage: [spent] };
}

/** The day on which the school has withdrawn a card. */
export const withdrawnOn = ({ cards, spentOnThisPage }: Game, at: number) =>
  spentOnThisPage.find(({ outpoint }) => outpoint === cards[at]?.certificate.revocationOutpoint)?.day;

/** What kind of card it is, if it is another one than counts. */
export function otherKindOf({ cards, cardType }: Game, at: number) {
  const type = cards[at]?.certificate.type;
  return type === undefined || type === cardType ? undefined : nameOf(type);
}

/** Whether both have signed, and neither these words. */
export const fitsNeither = ({ entry, over, signatures }: Game) =>
  signatures.every(Boolean) && over.every((text) => text !== said(entry));

/** Whether nobody has signed. */
export const isUnsigned = ({ signatures }: Game) => !signatures.some(Boolean);

/** The name of a kind of card; what was typed over may be none any more. */
function nameOf(type: string) {
  try {
    return atob(type).trimEnd();
  } catch {
    return type;
  }
}

/** One person holds both phones, and signs what neither has seen. */
export const lend = async (game: Game): Promise<Game> => signing(await fairly(game), forgedEntry(game));
