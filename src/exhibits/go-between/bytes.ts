import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { type Field, fields, long } from "../kit/parts";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Passes the letters on to whoever checks them, or one of several messages. */
export const handOn = (labels: Labels, does: "check" | "onward" = "check") =>
  html`<button type="button" class="ex-button needs-js" data-do="${does}">${labels.hand}</button>`;

/** A letter's values, folded: each can be typed over. Of several, its name stands before them; `about` is folded with them. */
export const bytes = (
  value: unknown,
  path: string,
  labels: Labels,
  name: string | false = false,
  about: Html | false = false,
): Html | false =>
  Boolean(value) &&
  html`<details class="ex-bytes"><summary data-open>${name}${labels.bytes}</summary>${about}${fields(rowsOf(value, path))}</details>`;

/** Every value of a letter, with its name and its path. */
function rowsOf(value: unknown, path: string, label = ""): Field[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ label, value: long(String(value), path) }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    rowsOf(inner, `${path}.${name}`, label ? `${label}.${name}` : name),
  );
}
