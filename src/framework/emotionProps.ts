/**
 * Replaces @emotion/is-prop-valid in the browser (see gatsbyWebpack.ts). Styled elements of this site only get HTML and
 * SVG attributes, and `data-…` for their own props; `as` and `theme` belong to Emotion.
 */
const isPropValid = (name: string) => name !== "as" && name !== "theme";

export default isPropValid;
