import { join } from "node:path";
import { bundle } from "./bundle";

const source = join(__dirname, "..");

/**
 * The scripts that are inlined in documents' heads, as text. Each is made of functions that run one after the other:
 * those of src/head, and those next to the markup that they serve. Like the site's other scripts they need ES2017,
 * which every browser that loads modules supports.
 */
export const headScripts = () => ({
  prepaint: textOf({ prepaint: "head/prepaint", themeSwitch: "components/themeSwitch/script" }),
  // React renders these elements but never sets or reads their state, so nothing is handed over when it starts.
  controls: textOf({
    glass: "shell/header/script",
    pageSeal: "shell/header/script",
    menuBar: "shell/menuBar/script",
    mobileMenu: "shell/mobileMenu/script",
    endnotes: "shell/endnotes/script",
  }),
  startUp: textOf({ startUp: "head/startUp" }),
  exhibits: textOf({ exhibits: "head/exhibits" }),
  search: textOf({ search: "shell/search/script" }),
  notFound: textOf({ notFound: "head/notFound" }),
  redirect: textOf({ redirect: "head/redirect" }),
  analytics: textOf({ analytics: "head/analytics" }),
});

export type HeadScripts = ReturnType<typeof headScripts>;

/** The text that runs these functions; each is given with the file in src that exports it. */
const textOf = (functions: Record<string, string>) =>
  bundle(
    Object.entries(functions)
      .map(([name, file]) => `import { ${name} } from "./${file}"; ${name}();`)
      .join("\n"),
    source,
    { format: "iife", minify: true, target: "es2017" },
  );
