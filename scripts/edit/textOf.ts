import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Forms } from "../../src/content/derive/forms";
import { keepText } from "./keepText";
import { pruned } from "./prune";

/** What the forms send when a file is saved. */
export interface Written {
  form: string;
  /** The file's text as the forms read it; undefined for a new file. */
  source?: string;
  content: unknown;
}

/** A file's text with a form's values, as Biome formats it. */
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
