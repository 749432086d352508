import path from "node:path";
import { pathToFileURL } from "node:url";
import { MODULES } from "./paths.mjs";

export const GEIST = path.join(MODULES, "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2");
const GEIST_MONO = path.join(
  MODULES,
  "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
);

const face = (family, file) => `@font-face {
  font-family: "${family}";
  src: url("${pathToFileURL(file).href}") format("woff2");
  font-weight: 100 900;
}`;

export const fontCss = [face("Geist", GEIST), face("Geist Mono", GEIST_MONO)].join("\n");
