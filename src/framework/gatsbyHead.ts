import { isValidElement, type ReactNode } from "react";

/** The generator tag, and the styles and script of <GatsbyImage>, which no page uses. */
const unused = /^(generator|gatsby-image-style)/;

/** Whether a <head> element comes from Gatsby or one of its plugins and is of no use to this site. */
export const isUnusedInHead = (node: ReactNode) => isValidElement(node) && unused.test(String(node.key));
