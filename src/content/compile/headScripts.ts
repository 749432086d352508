import { join } from "node:path";
import { bundle } from "./bundle";

const folder = join(__dirname, "../../head");

/**
 * The scripts that stand in documents' heads, as text, each made of the file of that name in src/head. ES2017 is what
 * the site's other scripts ask for: Gatsby compiles them for browsers that load modules, which all know it.
 */
export const headScripts = () => ({
  prepaint: textOf("prepaint"),
  controls: textOf("controls"),
  startUp: textOf("startUp"),
  notFound: textOf("notFound"),
  redirect: textOf("redirect"),
});

export type HeadScripts = ReturnType<typeof headScripts>;

const textOf = (name: string) =>
  bundle(`import { ${name} } from "./${name}"; ${name}();`, folder, {
    format: "iife",
    minify: true,
    target: "es2017",
  });
