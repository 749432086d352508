import { join } from "node:path";
import { bundle } from "./bundle";

const folder = join(__dirname, "../head");

/**
 * The scripts that are inlined in documents' heads, as text, each bundled from the file of that name in src/head.
 * Like the site's other scripts they need ES2017, which every browser that loads modules supports.
 */
export const headScripts = () => ({
  prepaint: textOf("prepaint"),
  controls: textOf("controls"),
  startUp: textOf("startUp"),
  exhibits: textOf("exhibits"),
  search: textOf("search"),
  notFound: textOf("notFound"),
  redirect: textOf("redirect"),
  analytics: textOf("analytics"),
});

export type HeadScripts = ReturnType<typeof headScripts>;

const textOf = (name: string) =>
  bundle(`import { ${name} } from "./${name}"; ${name}();`, folder, {
    format: "iife",
    minify: true,
    target: "es2017",
  });
