/** Matches code blocks and spans, which are left alone, and link targets. */
const codeOrTarget = /^ *(```|~~~)[\s\S]*?^ *\1|(`+)[\s\S]*?\2|(\]\()([^)\s]+)/gm;

/** A Markdown text with its link targets replaced by what `resolve` returns. */
export const withTargets = (markdown: string, resolve: (target: string) => string) =>
  markdown.replace(codeOrTarget, (all, _fence, _span, open?: string, target?: string) =>
    open === undefined || target === undefined ? all : open + resolve(target),
  );

export const asMarkdown = (line: string) => line.replace(/[\\`*<[\]]/g, "\\$&");

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

export const linkTo = (label: string, address: string) => `[${asMarkdown(label)}](${address})`;

export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replace(/\s+/g, " ")).join(" | ")} |`;
  return [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");
}
