/**
 * The single source of truth for content: what each file in data/ may hold. The YAML check, the GraphQL types, the
 * editors' JSON Schemas and, through Gatsby's typegen, the components' props all come from here.
 */
import type { z } from "zod";
import { claims } from "./claims";
import { glossary, news, redirects, services, signoffs, writing } from "./lists";
import { menus } from "./menus";
import { page } from "./page";
import { site } from "./site";
import { words } from "./words";

export { page };

/** The schema of every file in data/ except pages, by file name. */
export const files = { site, menus, words, news, services, redirects, claims, signoffs, glossary, writing };

export type FileName = keyof typeof files;
export type PageContent = z.output<typeof page>;
export type Content = { [Name in FileName]: z.output<(typeof files)[Name]> };
