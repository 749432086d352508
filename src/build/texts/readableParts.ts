import { z } from "zod";
import { elementOf, factsAt, isPlainObject, typeAt } from "../../content/derive/schemaLookup";
import { sectionFacts } from "../../content/derive/sectionFacts";
import type { action } from "../../content/model/buttons";
import type { Block, Shown } from "../../content/model/facts";
import type { video } from "../../content/model/fields";
import type { Figure } from "../../content/model/figure";
import { type PageContent, page } from "../../content/model/schema";
import { asMarkdown, bullets } from "./markdownText";

/** The part of a page below one heading, as Markdown. */
export interface Part {
  /** 1 for the page's own heading, 2 for sections, 3 for what they list. */
  level: number;
  /** Plain words; empty for a section that has no heading. */
  title: string;
  /** The heading's link, if it is one. */
  href?: string;
  /** The anchor that links can lead to. */
  anchor?: string;
  /** Paragraphs, lists, tables, code. */
  blocks: string[];
  /** The name of a list that repeats other pages, where the search finds the same words. */
  repeated?: string;
}

export type Section = PageContent["sections"][number];

type SectionOf<Type> = Extract<Section, { type: Type }>;

type Group = Record<string, unknown>;

/** The content of each block. */
interface Written {
  button: z.output<typeof action>;
  picture: { alt: string; caption?: string };
  video: z.output<typeof video>;
  figure: Figure;
  table: SectionOf<"Table">["rows"];
  code: SectionOf<"Exhibit">["exhibit"];
}

/** Renders the values of a page as Markdown. */
export interface Renderer {
  /** Fills in variables. */
  plain(text: string): string;
  /** Fills in variables in Markdown, and makes its links absolute. */
  rich(markdown: string): string;
  /** The absolute address of a link. */
  resolve(target: string): string;
  /** Writes what the model calls one block, such as a button; `around` is the group that contains it. */
  blocks: { [Name in Block]: (value: Written[Name], around: Group) => string };
  /** What to add to sections that show more than their own fields. */
  shows: { [What in Shown]?: () => string };
  /** The same, for what repeats other pages. */
  repeats: { [What in Shown]?: () => string };
}

/** The text of a page's sections. The schema's facts say which fields are headings, texts and links. */
export function partsOf(sections: readonly Section[], renderer: Renderer): Part[] {
  const parts: Part[] = [];

  const say = (block: string) => {
    if (block) parts.at(-1)?.blocks.push(block);
  };

  const walk = (schema: z.ZodType, value: unknown, level: number, around: Group): void => {
    const type = typeAt(schema, value);
    const { kind, unread, block } = factsAt(schema, value);
    if (!type || value === undefined || unread) return;
    if (block) {
      const write = renderer.blocks[block] as (value: unknown, around: Group) => string;
      say(write(value, around));
    } else if (typeof value === "string") {
      if (kind === "line") say(asMarkdown(renderer.plain(value)));
      else if (kind === "text" || kind === "prose") say(renderer.rich(value));
    } else if (type instanceof z.ZodArray && Array.isArray(value)) {
      const element = elementOf(type);
      if (value.every((entry) => typeof entry === "string"))
        say(bullets(value.map((entry) => asMarkdown(renderer.plain(entry)))));
      else for (const entry of value) walk(element, entry, level, around);
    } else if (type instanceof z.ZodObject && isPlainObject(value)) walkGroup(type, value, level);
  };

  const walkGroup = (type: z.ZodObject, value: Group, level: number) => {
    const fields = Object.entries<z.ZodType>(type.shape);
    const heading = fields.find(([key, field]) => isHeading(field, value[key]))?.[0];
    if (heading !== undefined) begin(level, String(value[heading]), value);
    for (const [key, field] of fields) {
      if (key !== heading) walk(field, value[key], heading === undefined ? level : level + 1, value);
    }
  };

  const begin = (level: number, title: string, { anchor, href }: Group) => {
    const part: Part = { level, title: renderer.plain(title), blocks: [] };
    if (typeof anchor === "string") part.anchor = anchor;
    if (typeof href === "string") part.href = renderer.resolve(href);
    parts.push(part);
  };

  for (const section of sections) {
    const type = typeAt(page.shape.sections.element, section);
    if (!(type instanceof z.ZodObject)) continue;
    const { opening, shows } = sectionFacts(section);
    const opens = opening === true && parts.every(({ level }) => level > 1);
    // A section without a heading continues the previous part, unless it has an anchor.
    if (parts.length === 0 || (section.anchor && !("title" in section))) begin(2, "", section);
    walkGroup(type, section, opens ? 1 : 2);
    if (shows) say(renderer.shows[shows]?.() ?? "");
    const repeated = shows && renderer.repeats[shows]?.();
    const last = parts.at(-1);
    if (repeated && last) last.repeated = repeated;
  }
  return parts.filter(({ title, blocks }) => title || blocks.length > 0);
}

/** Whether a field is a heading that has a value and is part of the text. */
function isHeading(schema: z.ZodType, value: unknown): boolean {
  const { heading, unread } = factsAt(schema, value);
  return typeof value === "string" && heading === true && unread !== true;
}
