import Certificate from "@bsv/sdk/auth/certificates/Certificate";
import type { Step } from "../../kit/exhibit";
import { Fault, type Part, type Said } from "../judgement";
import type { Reading } from "../reading";
import { isKey } from "./message";

const noOutput = `${"0".repeat(64)}.0`;

/** The longest name of a field, and the longest field, in bytes (BRC-52). */
const longestName = 50;

const isBase64 = (text: unknown, bytes?: number): text is string => {
  if (typeof text !== "string" || !/^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i.test(text))
    return false;
  // The last character may have bits that stand for nothing: then the same bytes have a second form.
  const decoded = atob(text);
  return btoa(decoded) === text && (bytes === undefined || decoded.length === bytes);
};

const isOutpoint = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{64}\.(?:0|[1-9]\d{0,9})$/.test(text);

const isSignature = (text: unknown): text is string =>
  typeof text === "string" && /^(?:[0-9a-f]{2}){8,72}$/.test(text);

const areFields = (fields: unknown): fields is Record<string, string> =>
  typeof fields === "object" &&
  fields !== null &&
  !Array.isArray(fields) &&
  Object.entries(fields).length > 0 &&
  Object.entries(fields).every(
    ([name, value]) => new TextEncoder().encode(name).length <= longestName && isBase64(value),
  );

/** The form of each member that the certifier signs. */
const forms: Record<string, (value: unknown) => boolean> = {
  type: (value) => isBase64(value, 32),
  serialNumber: (value) => isBase64(value, 32),
  subject: isKey,
  certifier: isKey,
  revocationOutpoint: isOutpoint,
  fields: areFields,
  signature: isSignature,
};

/** A certificate of BRC-52 as JSON. */
export function certificateReading(value: Record<string, unknown>, parts: Part[], further: number): Reading {
  for (const [name, fits] of Object.entries(forms)) {
    if (fits(Object.hasOwn(value, name) ? value[name] : undefined)) continue;
    const part = parts.find((one) => one.name === name || one.name.startsWith(`${name}.`));
    if (part) throw new Fault("certificateForm", { field: name, place: part.start + 1 });
    throw new Fault("certificateLacks", { field: name });
  }
  const certificate = Certificate.fromObject(
    value as unknown as Parameters<typeof Certificate.fromObject>[0],
  );
  const { certifier, subject, revocationOutpoint: outpoint } = certificate;
  const about: Said = { says: "certificate", of: { key: certifier, subject } };
  return {
    kind: "certificate",
    parts: parts.map((part) => ({ ...part, isCovered: Object.hasOwn(forms, part.name.split(".")[0] ?? "") })),
    further,
    names: ["certifier"],
    steps: stepsOf(certificate),
    remains: () => (outpoint === noOutput ? [] : [about, { says: "revocation", of: { outpoint } }]),
    holds: outpoint === noOutput ? { ...about, says: "irrevocable" } : about,
  };
}

async function* stepsOf(certificate: Certificate): AsyncGenerator<Step> {
  yield { step: "certifier", passes: await verifies(certificate) };
}

async function verifies(certificate: Certificate): Promise<boolean> {
  try {
    return await certificate.verify();
  } catch {
    return false;
  }
}
