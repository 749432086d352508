import type { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import Random from "@bsv/sdk/primitives/Random";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { overwrite } from "../certificate/overwrite";
import { issue, keyOf, open, read } from "../certificate/run";
import { shownOf } from "../certificate/shown";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState } from "../kit/exhibit";
import { isHolder, type Knock, prove, type Visit } from "./run";

const [employer, joiner, stranger] = [walletOf("employer"), walletOf("joiner"), walletOf("stranger")];

/** A door reads one field, and opens for one of its values. */
export interface Door {
  name: string;
  asks: string;
  takes: string;
}

/** What a door has read, and whether it is open. */
interface Seen {
  read?: string | undefined;
  isOpen: boolean;
}

type Fields = Record<string, string>;

export interface Game extends ExhibitState {
  doors: Door[];
  /** The fields that HR knows, and the new value when the role changes. */
  known: Fields;
  other: { field: string; value: string; forged: string };
  /** The fields as issued, and as shown. */
  says: Fields;
  written: Fields;
  certificate: WalletCertificate;
  knocks: Knock[];
  /** The number that each door has drawn and remembers. */
  drawn: string[];
  isCopy: boolean;
  /** The outputs that HR has spent; each of them stood for a certificate. */
  spent: string[];
  /** Undefined until somebody has knocked. */
  seen?: Seen[] | undefined;
  employer: string;
  seal: string;
}

const nameOf = (at: number) => `door ${at}`;
const doorOf = (at: number) => walletOf(nameOf(at));

/** Each certificate has its own output, which stays unspent as long as the certificate is valid. */
const outpointOf = (count: number) => `${toHex(sha256(`An example: output ${count}`, "utf8"))}.0`;

const numbers = (doors: Door[]) => doors.map(() => toHex(Random(16)));

type Start = Pick<Game, "doors" | "known" | "other" | "says" | "spent" | "employer">;

/** HR issues a certificate, and its holder goes from door to door. */
async function walk(
  start: Start,
  change = async (master: MasterCertificate) => master.fields,
): Promise<Game> {
  const { doors, known, other, says, spent } = start;
  const master = await issue(employer, joiner, says, outpointOf(spent.length));
  const knocks: Knock[] = [];
  const drawn = numbers(doors);
  for (const [at, { asks }] of doors.entries()) {
    const [door, number] = [await keyOf(doorOf(at)), drawn[at] ?? ""];
    const keyring = await open(joiner, master, door, [asks]);
    knocks.push({ number, keyring, answer: await prove(joiner, door, number) });
  }
  const certificate = { ...shownOf(master), fields: await change(master) };
  const seal = toHex(sha256(certificate.signature, "hex"));
  const common = { doors, known, other, says, spent, employer: certificate.certifier };
  return { ...common, written: says, certificate, knocks, drawn, isCopy: false, seal };
}

export const begin = async (doors: Door[], known: Fields, other: Game["other"]): Promise<Game> =>
  walk({ doors, known, other, says: known, spent: [], employer: await keyOf(employer) });

/** What all doors together have to check it. */
export const record = ({ doors, certificate, knocks, drawn, employer, spent }: Game): Visit => ({
  certificate,
  certifier: employer,
  spentOnThisPage: spent,
  doors: doors.map(({ asks }, at) => ({
    asks,
    drawn: drawn[at] ?? "",
    readerSecret: exampleKey(nameOf(at)).toHex(),
  })),
  knocks,
});

/** Every door reads, and opens or stays closed. */
export async function knocked(game: Game): Promise<Game> {
  const seen: Seen[] = [];
  for (const [at, { asks, takes }] of game.doors.entries()) {
    const value = (await fieldsAt(game, at))?.[asks];
    seen.push({ read: value, isOpen: value === takes });
  }
  return { ...game, seen };
}

/** What a door reads, if it takes the one who knocks for the holder. */
async function fieldsAt({ certificate, knocks, drawn, employer, spent }: Game, at: number) {
  const [door, knock, number = ""] = [doorOf(at), knocks[at], drawn[at]];
  if (knock?.number !== number || !(await isHolder(door, number, certificate.subject, knock)))
    return undefined;
  return (await read(door, certificate, knock.keyring, employer, spent)).fields;
}

/** A new role, or back to the first one: HR spends the output of the old certificate and issues a new one. */
export function move(game: Game): Promise<Game> {
  const { known, other, spent } = game;
  const isFirst = game.says[other.field] === known[other.field];
  const says = isFirst ? { ...known, [other.field]: other.value } : known;
  return walk({ ...game, says, spent: [...new Set([...spent, game.certificate.revocationOutpoint])] });
}

/** The outputs that were spent before the shown certificate was issued. */
const before = ({ spent, certificate }: Game) =>
  spent.filter((outpoint) => outpoint !== certificate.revocationOutpoint);

const anew = (game: Game) => walk({ ...game, spent: before(game) });

/** The certificate is shown again after the last day at work. */
export async function stay(game: Game): Promise<Game> {
  const there = await anew(game);
  return { ...there, spent: [...there.spent, there.certificate.revocationOutpoint] };
}

/** Somebody has copied everything, including the field keys, and knocks with another wallet. */
export async function lend(game: Game): Promise<Game> {
  const there = await anew(game);
  const knocks: Knock[] = [];
  for (const [at, { number, keyring }] of there.knocks.entries())
    knocks.push({ number, keyring, answer: await prove(stranger, await keyOf(doorOf(at)), number) });
  return { ...there, knocks, isCopy: true };
}

/** Somebody has recorded what the holder sent, and sends it again: the doors have drawn new numbers since. */
export async function replay(game: Game): Promise<Game> {
  const there = await anew(game);
  return { ...there, drawn: numbers(there.doors), isCopy: true };
}

/** The holder overwrites the role with a better one. */
export async function promote(game: Game): Promise<Game> {
  const { field, forged } = game.other;
  const there = await walk({ ...game, spent: before(game) }, (master) =>
    overwrite(joiner, master, field, forged),
  );
  return { ...there, written: { ...there.says, [field]: forged } };
}
