import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { collect, send, type Waiting } from "../message-box/run";

/** A clinic at its desk: the key that it tries, and what lies on its clipboard, if anything does. */
export interface Desk {
  wallet: ProtoWallet;
  copy: Waiting | undefined;
}

/** The patient answers once. Each clinic that she has chosen gets a copy of its own, encrypted for its key. */
export const fillOnce = (patient: ProtoWallet, clinics: (string | undefined)[], answer: string) =>
  Promise.all(clinics.map((clinic) => clinic && send(patient, clinic, "intake_forms", answer)));

/** Each clinic tries its key on its own clipboard: the answer, or what is in the way. */
export const readAll = (desks: Desk[]) =>
  Promise.all(desks.map(({ wallet, copy }) => copy && collect(wallet, copy)));

/** The first clipboard that stays shut, counted from 1: "locked" for that key, or not as the patient has "sealed" it. */
export async function check(desks: Desk[]) {
  const found = await readAll(desks);
  for (const [at, reading] of found.entries())
    if (reading && "broken" in reading) return { says: reading.broken, at: at + 1 };
  return undefined;
}
