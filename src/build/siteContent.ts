import { type Compiled, compile, type Options } from "../content/compile/compile";
import { digestOf } from "../content/compile/digest";
import { contentOf } from "../content/read/parse";
import type { Sources } from "../content/read/sources";
import { styleSheet } from "./styleSheet";
import { markdownTwin } from "./texts/machineFiles";
import { type ReadablePage, readablePages } from "./texts/readable";

/** Everything that the site is written from: its content as the pages need it, and as text. */
export interface SiteContent extends Compiled {
  readable: ReadablePage[];
}

const sheets: Partial<Record<string, string>> = {};

/** Compiles checked sources, in both forms. */
export const siteContent = (
  sources: Sources,
  options: Omit<Options, "styles" | "twins"> = {},
): SiteContent => {
  const readable = readablePages(sources);
  const { url } = contentOf(sources.shared.site);
  return {
    ...compile(sources, {
      ...options,
      twins: new Map(readable.map((page) => [page.route, digestOf(markdownTwin(page, url))])),
      styles: (name) => {
        sheets[name] ??= styleSheet(`theme/${name}.css`);
        return sheets[name];
      },
    }),
    readable,
  };
};
