/** Where Gatsby says to screen readers which page is shown, beside what React draws: whatever is written there is read aloud. */
export const announcer = () => document.getElementById("gatsby-announcer");
