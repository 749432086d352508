import brand from "./brand.json";

/**
 * Design tokens. Components use these custom properties, never colors; light and dark define the same names. The
 * brand's colors are in brand.json, which the scripts in art/ read too: `accent` (with its hover, its soft background
 * and the text on it) and `proof`.
 */
const light = {
  bg: "#ffffff",
  "bg-raised": "#f5f7fc",
  "bg-sunken": "#ecf0f9",
  "bg-glass": "rgb(255 255 255 / 0.78)",
  fg: "#0b1020",
  "fg-muted": "#475069",
  "fg-faint": "#5f6880",
  line: "#e1e6f1",
  "line-strong": "#c5cee0",
  control: "#7b86a0",
  ...brand.light,
  danger: "#b3192f",
  success: "#0f6b46",
  /** The filter for a pale picture. */
  relight: "none",
  shadow: "0 1px 2px rgb(11 16 32 / 0.05), 0 18px 50px -12px rgb(24 44 110 / 0.22)",
};

const dark: typeof light = {
  bg: "#090c13",
  "bg-raised": "#0f131d",
  "bg-sunken": "#05070c",
  "bg-glass": "rgb(9 12 19 / 0.76)",
  fg: "#f2f5fc",
  "fg-muted": "#a9b2c8",
  "fg-faint": "#7c869e",
  line: "rgb(255 255 255 / 0.08)",
  "line-strong": "rgb(255 255 255 / 0.16)",
  control: "#6b7690",
  ...brand.dark,
  danger: "#ff8a98",
  success: "#5cd6a0",
  relight: "brightness(0.74) contrast(1.06)",
  shadow: "0 0 0 1px rgb(255 255 255 / 0.06), 0 24px 60px -16px rgb(0 0 0 / 0.7)",
};

/** For visitors who prefer more contrast: makes faint text and all lines as clear as the rest. */
const clearer = {
  light: {
    "fg-muted": "#2b3348",
    "fg-faint": "#39425a",
    line: "#6b7690",
    "line-strong": "#475069",
    control: "#39425a",
    ...brand.clearer.light,
    danger: "#8f0f20",
    success: "#08482e",
  },
  dark: {
    "fg-muted": "#d8deec",
    "fg-faint": "#c3cbdc",
    line: "#8b96b0",
    "line-strong": "#a9b2c8",
    control: "#c3cbdc",
    ...brand.clearer.dark,
    danger: "#ffb3bc",
    success: "#8ce6bf",
  },
} satisfies Record<"light" | "dark", Partial<typeof light>>;

/** For visitors who prefer less transparency. */
const solid = { light: { "bg-glass": light.bg }, dark: { "bg-glass": dark.bg } };

/** Tokens that are the same in both themes. */
const always = {
  "on-proof": "#0b1020",
  /** An icon on a picture, such as the play button of a video. */
  sign: "#0b1020",
  "sign-ground": "rgb(255 255 255 / 0.94)",
  /** The body of a phone. */
  device: "#0b1020",
  /** The opaque part of a mask. */
  opaque: "#000000",
};

/** The color of the browser's own frame, by theme. */
export const frameColor = { light: light.bg, dark: dark.bg };

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

const withPreference = (query: string, tokens: Record<"light" | "dark", Record<string, string>>) =>
  `@media ${query}{:root{${declare(tokens.light)}}:root.dark{${declare(tokens.dark)}}}` +
  `@media ${query} and (prefers-color-scheme:dark){:root:not(.light){${declare(tokens.dark)}}}`;

/**
 * The style sheet of the tokens. The class on <html> selects the theme; without JavaScript there is no class, and the
 * device's preference does. `.only-light` and `.only-dark` mark the two halves of a pair: the other theme's half is not
 * displayed, so the browser does not load its pictures.
 */
export const tokenStyles = [
  `:root{color-scheme:light;${declare(always)};${declare(light)}}`,
  ".only-dark{display:none!important}",
  `@media (prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${declare(dark)}}`,
  ":root:not(.light) .only-light{display:none!important}",
  ":root:not(.light) .only-dark{display:revert!important}}",
  `:root.dark{color-scheme:dark;${declare(dark)}}`,
  // A band of ink, which is dark in both themes, but not on paper.
  `@media screen{[data-ink]{color-scheme:dark;${declare(dark)};color:var(--fg)}}`,
  `@media screen and (prefers-contrast:more){[data-ink]{${declare(clearer.dark)}}}`,
  ":root.dark .only-light{display:none!important}",
  ":root.dark .only-dark{display:revert!important}",
  withPreference("(prefers-contrast:more)", clearer),
  withPreference("(prefers-reduced-transparency:reduce)", solid),
].join("");
