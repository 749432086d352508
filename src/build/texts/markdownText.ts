/** Blocks and spans of code, which stay as they are; or the target of a link. */
const codeOrTarget = /^ *(```|~~~)[\s\S]*?^ *\1|(`+)[\s\S]*?\2|(\]\()([^)\s]+)/gm;

/** A Markdown text whose links lead to what `resolve` makes of their targets. */
export const withTargets = (markdown: string, resolve: (target: string) => string) =>
  markdown.replace(codeOrTarget, (all, _fence, _span, open?: string, target?: string) =>
    open === undefined || target === undefined ? all : open + resolve(target),
  );

/** A plain line as Markdown that says the same. */
export const asMarkdown = (line: string) => line.replace(/[\\`*<[\]]/g, "\\$&");

/** A list of lines. */
export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

export const linkTo = (label: string, address: string) => `[${asMarkdown(label)}](${address})`;

/** A table, whole. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replace(/\s+/g, " ")).join(" | ")} |`;
  return [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");
}
