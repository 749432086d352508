import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { check as receive, send, type Waiting } from "../message-box/run";

/** A clinic at its desk: what lies on its clipboard, if anything does, and what it knows. */
export interface Desk {
  copy: Waiting | null;
  /** The number of the answer that the clinic has read last. */
  lastRead: number;
  /** The private key that it tries, which is an example's. */
  readerSecret: string;
}

/** The patient answers once. Each clinic that she has chosen gets a copy of its own, signed by her and sealed for it. */
export const fillOnce = (
  patient: PrivateKey,
  clinics: (string | undefined)[],
  number: number,
  answer: string,
) =>
  Promise.all(
    clinics.map(
      (recipient) => recipient && send(patient, { recipient, messageBox: "intake_forms" }, number, answer),
    ),
  );

/** All clipboards, and the patient's public key as the clinics know it. */
export interface Filled {
  patient: string;
  desks: Desk[];
}

/** Each clinic checks what lies on its own clipboard, as a message. `at` is the clipboard, counted from 1. */
export async function* check({ patient, desks }: Filled) {
  yield { step: "shared", passes: desks.some(({ copy }) => copy) };
  for (const [at, { copy, lastRead, readerSecret }] of desks.entries())
    if (copy)
      for await (const step of receive({ waiting: copy, sender: patient, lastRead, readerSecret }))
        yield { ...step, at: at + 1 };
}
