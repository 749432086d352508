import MiniSearch from "minisearch";
import type { CompiledFiles } from "../../content/compile/compiled";
import { termId } from "../../shared/termId";
import { searchOptions } from "../../shell/search/options";
import type { SearchEntry, SearchFile } from "../../shell/search/searchFile";
import { plainMarkdown, plainText } from "./plainText";
import type { ReadablePage } from "./readable";
import type { Part } from "./readableParts";

/**
 * The entries of the search: pages, sections, parts of long texts, and glossary terms. Without the code of exhibits: what
 * a page says of a word is found, and not each line in which its program names it.
 */
export function searchEntries(
  pages: readonly ReadablePage[],
  { items }: CompiledFiles["glossary"],
  glossaryRoute: string | undefined,
): SearchEntry[] {
  const ofPages = pages.flatMap(({ route, name, title, description, parts }): SearchEntry[] => [
    { to: route, page: name, title, text: description },
    ...linkableParts(parts).map((part) => ({
      to: part.anchor ? `${route}#${part.anchor}` : route,
      page: name,
      title: part.title,
      text: plainMarkdown(part.blocks.filter((block) => !block.startsWith("```")).join("\n\n")),
    })),
  ]);
  const glossary = pages.find(({ route }) => route === glossaryRoute);
  const terms = items.map(
    ({ term, also, meaning }): SearchEntry => ({
      to: `${glossary?.route}#${termId(term)}`,
      page: glossary?.name ?? "",
      title: [
        term,
        ...also.filter((spelling) => !spelling.toLowerCase().startsWith(term.toLowerCase())),
      ].join(", "),
      text: plainText(meaning),
    }),
  );
  return [...ofPages, ...(glossary ? terms : [])];
}

/** Parts with an anchor; a part without one is merged into the previous one. */
function linkableParts(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && !part.anchor) last.blocks.push(`${part.title}.`, ...part.blocks);
    else found.push({ ...part, blocks: [...part.blocks] });
  }
  return found.filter(({ title }) => title);
}

/** The file that the search in the browser reads. */
export function searchFile(
  entries: readonly SearchEntry[],
  words: CompiledFiles["words"]["search"],
  first: SearchFile["first"],
): SearchFile {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { words, first, entries: [...entries], index: index.toJSON() };
}
