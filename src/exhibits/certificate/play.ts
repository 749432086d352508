import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { walletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { overwrite } from "./overwrite";
import { issue, keyOf, open, read } from "./run";

const [certifier, holder, verifier, stranger] = ["certifier", "holder", "verifier", "stranger"].map(
  walletOf,
) as [ProtoWallet, ProtoWallet, ProtoWallet, ProtoWallet];

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
  /** Whether somebody other than the intended verifier reads it. */
  passedOn: boolean;
  revoked: boolean;
  /** The fields that the reader can decrypt. */
  seen: Fields;
  forged: { field: string; value: string };
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

export async function begin(known: Fields, opened: string[], forged: Game["forged"]): Promise<Game> {
  const { signature = "", ...rest } = await issue(certifier, holder, known, outpoint);
  const { type, serialNumber, subject, revocationOutpoint, fields, masterKeyring } = rest;
  const issued: Master = {
    type,
    serialNumber,
    subject,
    certifier: rest.certifier,
    revocationOutpoint,
    fields,
    masterKeyring,
    signature,
  };
  const keys = {
    certifier: await keyOf(certifier),
    holder: await keyOf(holder),
    verifier: await keyOf(verifier),
    stranger: await keyOf(stranger),
  };
  const fair = { passedOn: false, revoked: false, seen: {}, keyring: {} };
  const seal = toHex(sha256(signature, "hex"));
  return show({ ...fair, issued, known, shown: issued, opened, forged, keys, seal }, opened);
}

/** Shows these fields honestly. */
async function show(game: Game, opened: string[]): Promise<Game> {
  const keyring = await open(holder, revive(game.issued), game.keys.verifier, opened);
  return look({ ...game, shown: game.issued, opened, keyring, passedOn: false, revoked: false });
}

export const readAs = ({ passedOn, revoked, shown, keyring, keys }: Game) =>
  read(passedOn ? stranger : verifier, shown, keyring, keys.certifier, revoked ? [outpoint] : []);

/** Stores what the reader sees. */
async function look(game: Game): Promise<Game> {
  const { fields = {} } = await readAs(game);
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
  return look({ ...fair, shown: { ...issued, fields: await overwrite(holder, issued, field, value) } });
}

export const passOn = async (game: Game): Promise<Game> =>
  look({
    ...(await show(game, game.opened.length > 0 ? game.opened : Object.keys(game.known))),
    passedOn: true,
  });

export const revoke = async (game: Game): Promise<Game> =>
  look({ ...(await show(game, game.opened)), revoked: true });
