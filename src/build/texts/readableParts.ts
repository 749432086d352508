import { z } from "zod";
import { elementOf, isGroup, typeAt } from "../../content/derive/walk";
import { factsOf } from "../../content/model/facts";
import { type PageContent, page } from "../../content/model/schema";
import { asMarkdown, bullets } from "./markdownText";

/** A stretch of a page under one heading, as Markdown. */
export interface Part {
  /** 1 for the page's own heading, 2 for sections, 3 for what they list. */
  level: number;
  /** Plain words; empty for a section that has no heading. */
  title: string;
  /** Where the heading leads, if it is that of a link. */
  href?: string;
  /** The name that links lead to. */
  anchor?: string;
  /** Paragraphs, lists, tables, code. */
  blocks: string[];
}

export type Section = PageContent["sections"][number];

type SectionOf<Type> = Extract<Section, { type: Type }>;

type Group = Record<string, unknown>;

/** How values are written. */
export interface Hand {
  /** Fills in variables. */
  plain(text: string): string;
  /** The same for Markdown, with whole addresses in its links. */
  rich(markdown: string): string;
  /** The whole address of a link. */
  resolve(target: string): string;
  /** Groups that are written as one block, by a field that they alone have. */
  groups: Record<string, (group: Record<string, string>) => string>;
  /** What is added to sections whose fields do not say it all, by type. */
  sections: { [Type in Section["type"]]?: (section: SectionOf<Type>) => string };
}

/** Small labels above headings, which say nothing by themselves, and what `Hand.sections` writes. */
const passedOver = ["eyebrow", "columns", "rows", "exhibit"];

/** The text of a page's sections. Which fields are headings, texts and links is known from what they say about themselves. */
export function partsOf(sections: readonly Section[], hand: Hand): Part[] {
  const parts: Part[] = [];

  const say = (block: string) => {
    if (block) parts.at(-1)?.blocks.push(block);
  };

  const walk = (schema: z.ZodType, value: unknown, level: number): void => {
    const type = typeAt(schema, value);
    if (!type || factsOf(type).unread) return;
    const { kind } = factsOf(type);
    if (typeof value === "string") {
      if (kind === "line") say(asMarkdown(hand.plain(value)));
      else if (kind === "text" || kind === "prose") say(hand.rich(value));
    } else if (type instanceof z.ZodArray && Array.isArray(value)) {
      const element = elementOf(type);
      if (value.every((entry) => typeof entry === "string"))
        say(bullets(value.map((entry) => asMarkdown(hand.plain(entry)))));
      else for (const entry of value) walk(element, entry, level);
    } else if (type instanceof z.ZodObject && isGroup(value)) walkGroup(type, value, level);
  };

  const walkGroup = (type: z.ZodObject, value: Group, level: number) => {
    const mark = Object.keys(hand.groups).find((field) => field in type.shape);
    if (mark) return say(hand.groups[mark]?.(value as Record<string, string>) ?? "");
    const fields = Object.entries<z.ZodType>(type.shape);
    const heading = fields.find(([key, field]) => isHeading(field, value[key]))?.[0];
    if (heading !== undefined) begin(level, String(value[heading]), value);
    for (const [key, field] of fields) {
      if (key === heading || passedOver.includes(key)) continue;
      walk(field, value[key], heading === undefined ? level : level + 1);
    }
  };

  const begin = (level: number, title: string, { anchor, href }: Group) => {
    const part: Part = { level, title: hand.plain(title), blocks: [] };
    if (typeof anchor === "string") part.anchor = anchor;
    if (typeof href === "string") part.href = hand.resolve(href);
    parts.push(part);
  };

  for (const section of sections) {
    const type = typeAt(page.shape.sections.element, section);
    if (!(type instanceof z.ZodObject)) continue;
    const opens = factsOf(type).opening === true && parts.every(({ level }) => level > 1);
    // One without a heading goes on where the last has ended, unless links lead to it.
    if (parts.length === 0 || (section.anchor && !("title" in section))) begin(2, "", section);
    walkGroup(type, section, opens ? 1 : 2);
    const write = hand.sections[section.type] as ((section: Section) => string) | undefined;
    if (write) say(write(section));
  }
  return parts.filter(({ title, blocks }) => title || blocks.length > 0);
}

/** Whether a field is a heading that is there, and that is part of the text. */
function isHeading(schema: z.ZodType, value: unknown): boolean {
  const type = typeof value === "string" ? typeAt(schema, value) : undefined;
  if (!type) return false;
  const { heading, unread } = factsOf(type);
  return heading === true && unread !== true;
}
