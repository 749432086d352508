import type { Hue } from "../content/model/page";
import brand from "./brand.json";
import hues from "./hues.json";

/**
 * Design tokens. Components use these custom properties, never colors; light and dark define the same names. The
 * brand's colors are in brand.json, which the scripts in art/ read too: `accent` (with its hover, its soft background
 * and the text on it) and `proof`.
 */
const light = {
  bg: "#ffffff",
  "bg-raised": "#ebeff8",
  "bg-sunken": "#e7ecf7",
  /** The footer, which in the dark tells apart from the band above it. */
  "bg-foot": "#ebeff8",
  "bg-glass": "rgb(255 255 255 / 0.97)",
  fg: "#0b1020",
  "fg-muted": "#475069",
  "fg-faint": "#525b73",
  line: "#d8deeb",
  "line-strong": "#bec8dc",
  control: "#757f99",
  /** A secondary button: white before a hue, and by night an outline, since a fill darker than its ground looks heavy. */
  pill: "#ffffff",
  "pill-line": "#bec8dc",
  ...brand.light,
  danger: "#b3192f",
  success: "#0f6b46",
  /** An attack that a check has spotted: no blue, which is for what can be pressed. */
  caught: "#0a6c80",
  /** An attack that a check cannot see. */
  unseen: "#86198f",
  /** The filter for a pale picture. */
  relight: "none",
  shadow: "0 1px 2px rgb(11 16 32 / 0.05), 0 18px 50px -12px rgb(24 44 110 / 0.22)",
};

const dark: typeof light = {
  bg: "#090c13",
  "bg-raised": "#171d2b",
  "bg-sunken": "#1c2232",
  "bg-foot": "#090c13",
  "bg-glass": "rgb(9 12 19 / 0.76)",
  fg: "#f2f5fc",
  "fg-muted": "#a9b2c8",
  "fg-faint": "#949eb6",
  line: "rgb(255 255 255 / 0.15)",
  "line-strong": "rgb(255 255 255 / 0.24)",
  control: "#717c97",
  pill: "transparent",
  "pill-line": "#717c97",
  ...brand.dark,
  danger: "#ff8a98",
  success: "#5cd6a0",
  caught: "#66d0e0",
  unseen: "#f0a6f5",
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
    "pill-line": "#475069",
    ...brand.clearer.light,
    danger: "#8f0f20",
    success: "#08482e",
    caught: "#06495a",
    unseen: "#641069",
  },
  dark: {
    "fg-muted": "#d8deec",
    "fg-faint": "#c3cbdc",
    line: "#8b96b0",
    "line-strong": "#a9b2c8",
    control: "#c3cbdc",
    "pill-line": "#c3cbdc",
    ...brand.clearer.dark,
    danger: "#ffb3bc",
    success: "#8ce6bf",
    caught: "#9fe4f2",
    unseen: "#f7cbfa",
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

/**
 * The grounds that pages open on, after the hue families of their renders (art/blender): the ground itself, an ink that
 * can be read on it at 7 : 1, and its hairlines. `ink` is night in both themes. art/ reads them too.
 */
export const grounds: Record<"light" | "dark", Record<Hue, Record<"ground" | "ink" | "line", string>>> = hues;

export const themes = { light, dark };

/** What stands on that ground: a page's opening, and the piece that it can be tried on right below. */
const opening =
  ":is([data-layout],[data-layout]+[data-bench],[data-layout]+[data-divider],[data-divider]+[data-bench])";

/** The color of the browser's own frame, by theme. */
export const frameColor = { light: light.bg, dark: dark.bg };

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** What is dark in both themes: a band of ink, and the opening of a page whose hue is ink. */
const night = `:is([data-ink],[data-hue="ink"]>${opening})`;

const withPreference = (query: string, tokens: Record<"light" | "dark", Record<string, string>>) =>
  `@media ${query}{:root{${declare(tokens.light)}}:root.dark{${declare(tokens.dark)}}}` +
  `@media screen and ${query}{${night}{${declare(tokens.dark)}}}` +
  `@media ${query} and (prefers-color-scheme:dark){:root:not(.light){${declare(tokens.dark)}}}`;

/** The tokens of every hue, for what a selector of a theme matches; without a page, such as in a menu, it is blue. */
const declareHues = (theme: "light" | "dark", root: string) =>
  (Object.keys(grounds[theme]) as Hue[])
    .map(
      (name) =>
        `${name === "blue" ? `${root},` : ""}${root} [data-hue="${name}"]{${declareHue(theme, name)}}`,
    )
    .join("");

const declareHue = (theme: "light" | "dark", name: Hue) => {
  const { ground, ink, line } = grounds[theme][name];
  // Night is for the opening alone: further down, a page of ink has the plain raised ground.
  const band = name === "ink" ? themes[theme]["bg-raised"] : ground;
  return declare({ "hue-ground": ground, "hue-ink": ink, "hue-line": line, "hue-band": band });
};

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
  ":root.dark .only-light{display:none!important}",
  ":root.dark .only-dark{display:revert!important}",
  // Paper has no ground and no hue (print.css).
  `@media screen{${declareHues("light", ":root")}`,
  declareHues("dark", ":root.dark"),
  `main>${opening}{background:var(--hue-ground)}`,
  "main>[data-tone=raised]{--bg-raised:var(--hue-band)}",
  `${night}{color-scheme:dark;${declare(dark)};color:var(--fg)}`,
  // By night the document that a page ends with is no darker than the page, and stands out by its hue instead.
  `:root:not(.dark) ${night}{${declareHue("dark", "ink")}}`,
  ":root.dark [data-ink]{--bg-raised:var(--hue-ground)}}",
  `@media screen and (prefers-color-scheme:dark){${declareHues("dark", ":root:not(.light)")}}`,
  withPreference("(prefers-contrast:more)", clearer),
  withPreference("(prefers-reduced-transparency:reduce)", solid),
].join("");
