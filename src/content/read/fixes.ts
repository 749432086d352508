import type { z } from "zod";
import type { Path } from "../derive/schemaLookup";
import type { Reader } from "./faults";

/** What to write instead of a value that a field refuses, if only a character has to go. */
export function fixFor(value: unknown, path: Path, { fieldsAt }: Reader): string | undefined {
  const field = fieldsAt(path.slice(0, -1))[String(path.at(-1))];
  if (typeof value !== "string" || value.length > 200 || !field || field.safeParse(value).success)
    return undefined;
  const bare = value.trim().replace(/[,;]$/, "");
  return [
    bare,
    bare.replace(/^#/, ""),
    bare.replace(/^mailto:|^<|>$/g, ""),
    bare.replace(/(?:\.html?)?\/?$/, ""),
    bare.toLowerCase(),
  ].find((candidate) => candidate !== value && field.safeParse(candidate).success);
}

/** What is wrong with a day that its month does not have; empty for any other value. */
export function monthOf(value: unknown): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(String(value)) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (!day || Number(day) <= days) return "";
  const name = new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString("en-US", {
    month: "long",
    timeZone: "UTC",
  });
  return ` ${name} ${year} has ${days} days.`;
}

/** How to write a number with fewer decimals. */
export const rounded = (value: unknown, { divisor }: Pick<z.core.$ZodIssueNotMultipleOf, "divisor">) => {
  const digits = Math.max(0, Math.round(-Math.log10(Number(divisor))));
  return `Write ${digits} decimals at most: ${Number(value).toFixed(digits)}.`;
};
