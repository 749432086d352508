/**
 * Where Gatsby says to screen readers which page is shown, beside what React draws: whatever is written there is read aloud.
 * In a module of its own, since pages without a use for it load all of gatsbyInternals.
 */
export const announcer = () => document.getElementById("gatsby-announcer");
