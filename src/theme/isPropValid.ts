/**
 * Takes the place of @emotion/is-prop-valid in the browser (see gatsby-node.ts). Styled elements of this site get
 * attributes of HTML and SVG only, their own ones as `data-…`; `as` and `theme` are Emotion's.
 */
const isPropValid = (name: string) => name !== "as" && name !== "theme";

export default isPropValid;
