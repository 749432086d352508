import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { overwrite } from "./overwrite";
import { issue, keyOf, open, read, type Shown } from "./run";
import { shownOf } from "./shown";

const [certifier, holder, stranger] = [walletOf("certifier"), walletOf("holder"), walletOf("stranger")];

/** The output that stands for the certificate as long as it is unspent. */
const outpoint = `${"5e".repeat(32)}.0`;

export type Fields = Record<string, string>;

/** The certificate as plain data: the SDK's class has no other fields. */
export interface Master {
  type: string;
  serialNumber: string;
  subject: string;
  certifier: string;
  revocationOutpoint: string;
  fields: Fields;
  masterKeyring: Fields;
  signature: string;
}

export interface Game extends ExhibitState {
  /** The certificate as issued, and its fields in plain text, which the holder knows. */
  issued: Master;
  known: Fields;
  /** What the holder shows to the verifier: the certificate, and the keys for some of its fields. */
  shown: Master;
  keyring: Fields;
  opened: string[];
  /** Who reads it: the verifier that it was opened for, or another. */
  reader: "verifier" | "stranger";
  revoked: boolean;
  /** The fields that the reader can decrypt. */
  seen: Fields;
  forged: { field: string; value: string };
  /** The field that the holder has overwritten, if any. */
  overwritten?: string | undefined;
  keys: { certifier: string; holder: string; verifier: string; stranger: string };
  /** The hash of the certifier's signature, for the drawing. */
  seal: string;
}

const revive = (data: Master) =>
  new MasterCertificate(
    data.type,
    data.serialNumber,
    data.subject,
    data.certifier,
    data.revocationOutpoint,
    data.fields,
    data.masterKeyring,
    data.signature,
  );

const masterOf = async (by: ProtoWallet, known: Fields): Promise<Master> => {
  const master = await issue(by, holder, known, outpoint);
  const { masterKeyring, signature = "" } = master;
  return { ...shownOf(master), masterKeyring, signature };
};

export async function begin(known: Fields, opened: string[], forged: Game["forged"]): Promise<Game> {
  const issued = await masterOf(certifier, known);
  const keys = {
    certifier: await keyOf(certifier),
    holder: await keyOf(holder),
    verifier: await keyOf(walletOf("verifier")),
    stranger: await keyOf(stranger),
  };
  const fair = { reader: "verifier", revoked: false, seen: {}, keyring: {} } as const;
  const seal = toHex(sha256(issued.signature, "hex"));
  return show({ ...fair, issued, known, shown: issued, opened, forged, keys, seal }, opened);
}

/** Shows these fields honestly. */
async function show(game: Game, opened: string[], shown = game.issued): Promise<Game> {
  const keyring = await open(holder, revive(shown), game.keys.verifier, opened);
  return look({
    ...game,
    shown,
    opened,
    keyring,
    reader: "verifier",
    revoked: false,
    overwritten: undefined,
  });
}

/** What the reader has to check it. */
export const record = ({ shown: { masterKeyring, ...certificate }, ...game }: Game): Shown => ({
  certificate,
  keyring: game.keyring,
  certifier: game.keys.certifier,
  readerSecret: exampleKey(game.reader).toHex(),
  spentOnThisPage: game.revoked ? [outpoint] : [],
});

/** Stores what the reader sees. */
export async function look(game: Game): Promise<Game> {
  const { certificate, keyring, certifier: trusted, spentOnThisPage } = record(game);
  const { fields = {} } = await read(walletOf(game.reader), certificate, keyring, trusted, spentOnThisPage);
  return { ...game, seen: fields };
}

/** The holder opens a field for the verifier, or keeps it closed. */
export function choose(game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> {
  const names = Object.keys(game.known);
  return show(
    game,
    names.filter((name, index) => (index === at ? value === "true" : game.opened.includes(name))),
  );
}

/** The holder overwrites a field. */
export async function alter(game: Game): Promise<Game> {
  const { field, value } = game.forged;
  const fair = await show(game, [...new Set([...game.opened, field])]);
  const { issued } = game;
  const fields = await overwrite(holder, issued, field, value);
  return look({ ...fair, shown: { ...issued, fields }, overwritten: field });
}

/** Somebody who is no certifier signs the same fields. */
export const otherCertifier = async (game: Game): Promise<Game> =>
  show(game, game.opened, await masterOf(stranger, game.known));

export const passOn = async (game: Game): Promise<Game> =>
  look({
    ...(await show(game, game.opened.length > 0 ? game.opened : Object.keys(game.known))),
    reader: "stranger",
  });

export const revoke = async (game: Game): Promise<Game> =>
  look({ ...(await show(game, game.opened)), revoked: true });
