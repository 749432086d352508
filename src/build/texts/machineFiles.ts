import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CompiledFiles } from "../../content/compile/compiled";
import { markdownOf } from "../../shared/routes";
import { asMarkdown, bullets, linkTo } from "./markdownText";
import { absoluteAddress, type ReadablePage } from "./readable";
import { siteMap } from "./siteMap";

type Files = Pick<CompiledFiles, "site" | "menus" | "words">;

/** A page's Markdown twin: its text, below its title, description and address. */
export function markdownTwin({ route, title, description, parts }: ReadablePage, url: string): string {
  const head = Object.entries({ title, description, url: absoluteAddress(url, route) }).map(
    ([field, value]) => `${field}: ${JSON.stringify(value)}`,
  );
  const blocks = parts.flatMap(({ level, title: heading, href, blocks, repeated }) => [
    ...(heading ? [`${"#".repeat(level)} ${href ? linkTo(heading, href) : asMarkdown(heading)}`] : []),
    ...blocks,
    ...(repeated ? [repeated] : []),
  ]);
  return `---\n${head.join("\n")}\n---\n\n${blocks.join("\n\n")}\n`;
}

/** llms.txt, by its convention: the name, a one-line summary as a quotation, then lists of links with a line each. */
export function llmsText(pages: readonly ReadablePage[], { site, menus, words }: Files): string {
  const columns = siteMap(pages, menus, words.page.furtherPages).map(({ title, pages: listed }) => {
    const lines = listed.map(
      ({ route, name, description }) =>
        `${linkTo(name, site.url + markdownOf(route))}: ${asMarkdown(description)}`,
    );
    return `## ${asMarkdown(title)}\n\n${bullets(lines)}`;
  });
  return `${[`# ${asMarkdown(site.brand)}`, `> ${asMarkdown(site.tagline)}`, ...columns].join("\n\n")}\n`;
}

/** llms-full.txt: every page in full, in the order of llms.txt. */
export function llmsFullText(pages: readonly ReadablePage[], { site, menus, words }: Files): string {
  const all = siteMap(pages, menus, words.page.furtherPages).flatMap(({ pages: listed }) => listed);
  return all.map((page) => markdownTwin(page, site.url)).join("\n");
}

/** Writes each page's Markdown twin, llms.txt and llms-full.txt. */
export function writeMachineFiles(target: string, pages: readonly ReadablePage[], files: Files) {
  for (const page of pages) {
    const path = join(target, markdownOf(page.route));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, markdownTwin(page, files.site.url));
  }
  writeFileSync(join(target, "llms.txt"), llmsText(pages, files));
  writeFileSync(join(target, "llms-full.txt"), llmsFullText(pages, files));
}
