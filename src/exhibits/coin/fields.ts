import LockingScript from "@bsv/sdk/script/LockingScript";
import { setAt } from "../kit/setAt";
import { hexOf, parse } from "./transaction";

/** One field of a transaction, by its place; scripts are in words. */
export interface Field {
  path: string;
  name: "version" | "spends" | "output" | "opens" | "sequence" | "satoshis" | "lock" | "lockTime";
  value: string;
}

function wordsOf(script: string): string {
  try {
    return LockingScript.fromHex(script).toASM();
  } catch {
    return script;
  }
}
const scripts = ["opens", "lock"];

/** What the bytes of a transaction say. */
export function fieldsOf(hex: string): Field[] {
  const read = parse(hex);
  if (!read) return [];
  const { version, inputs, outputs, lockTime } = read;
  const all: [string, Field["name"], string | number][] = [
    ["version", "version", version],
    ...inputs.flatMap(({ id, output, script, sequence }, at): typeof all => [
      [`inputs.${at}.id`, "spends", id],
      [`inputs.${at}.output`, "output", output],
      [`inputs.${at}.script`, "opens", wordsOf(script)],
      [`inputs.${at}.sequence`, "sequence", sequence],
    ]),
    ...outputs.flatMap(({ satoshis, lock }, at): typeof all => [
      [`outputs.${at}.satoshis`, "satoshis", satoshis],
      [`outputs.${at}.lock`, "lock", wordsOf(lock)],
    ]),
    ["lockTime", "lockTime", lockTime],
  ];
  return all.map(([path, name, value]) => ({ path, name, value: String(value) }));
}

/** The bytes of a transaction with another value in one of its fields. Nothing where it has no room for that. */
export function transactionWith(hex: string, at: number, value: string): string | undefined {
  const [read, field] = [parse(hex), fieldsOf(hex)[at]];
  if (!read || !field) return undefined;
  try {
    const isScript = scripts.includes(field.name);
    const bytes = isScript && value.trim() !== "" ? LockingScript.fromASM(value.trim()).toHex() : "";
    const written = hexOf(setAt(read, field.path, isScript ? bytes : value.trim()));
    return parse(written) && (isScript || fieldsOf(written)[at]?.value === value.trim())
      ? written
      : undefined;
  } catch {
    return undefined;
  }
}
