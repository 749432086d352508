import { isValidElement, type ReactNode } from "react";

/** The styles and script of <GatsbyImage>, which no page uses, and the tag that names the generator. */
const unused = /^(generator|gatsby-image-style)/;

/** Whether Gatsby, or a plugin of its own, has put something into <head> that this site has no use for. */
export const isUnusedInHead = (node: ReactNode) => isValidElement(node) && unused.test(String(node.key));
