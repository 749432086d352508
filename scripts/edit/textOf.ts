import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Forms } from "../../src/content/derive/forms";
import { keepText } from "./keepText";
import { pruned } from "./prune";

/** What the forms send of a file that is saved. */
export interface Written {
  form: string;
  /** The text of the file when the forms have read it; undefined for a new file. */
  source?: string;
  content: unknown;
}

/** The text of a file in which a form's values are written, as Biome formats it. */
export function textOf({ collections, singletons }: Forms, { form, source, content }: Written): string {
  const { fields = [] } = [...collections, ...singletons].find(({ name }) => name === form) ?? {};
  const before: unknown = source === undefined ? undefined : parse(source);
  const value = pruned(content, fields, before);
  const text = source === undefined ? stringify(value, { lineWidth: 0 }) : keepText(source, value);
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(process.cwd(), "node_modules/@biomejs/biome/bin/biome"),
      "format",
      "--stdin-file-path=data/file.yaml",
    ],
    { input: text, encoding: "utf8" },
  );
  return status === 0 ? stdout : text;
}
