import type { Endpoints } from "../content/check/endpoints";
import { type Compiled, compile } from "../content/compile/compile";
import type { Sources } from "../content/read/sources";
import { styleSheet } from "./styleSheet";
import { type ReadablePage, readablePages } from "./texts/readable";

/** All that the site is written from: its content as the pages need it, and as text. */
export interface SiteContent extends Compiled {
  readable: ReadablePage[];
}

let figureStyles: string | undefined;

/** Compiles checked sources, in both forms. `committed` is when they were committed; without Git nobody knows. */
export const siteContent = (
  sources: Sources,
  endpoints: Endpoints = {},
  committed?: string,
): SiteContent => ({
  ...compile(sources, {
    endpoints,
    committed,
    figureStyles: () => {
      figureStyles ??= styleSheet("theme/figure.css");
      return figureStyles;
    },
  }),
  readable: readablePages(sources),
});
