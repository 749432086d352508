import { type Compiled, compile, type Options } from "../content/compile/compile";
import type { Sources } from "../content/read/sources";
import { styleSheet } from "./styleSheet";
import { type ReadablePage, readablePages } from "./texts/readable";

/** All that the site is written from: its content as the pages need it, and as text. */
export interface SiteContent extends Compiled {
  readable: ReadablePage[];
}

let figureStyles: string | undefined;

/** Compiles checked sources, in both forms. */
export const siteContent = (sources: Sources, options: Omit<Options, "figureStyles"> = {}): SiteContent => ({
  ...compile(sources, {
    ...options,
    figureStyles: () => {
      figureStyles ??= styleSheet("theme/figure.css");
      return figureStyles;
    },
  }),
  readable: readablePages(sources),
});
