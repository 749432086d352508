/** `npm run content`: the command in src/content/commands. */
import nodeModule from "node:module";
import { contentBundle } from "./contentBundle.mjs";

const { folder, file, path } = await contentBundle();
process.env.CONTENT_RESULTS = `${path}.results`;
// Since Node 22.
nodeModule.enableCompileCache?.(folder);
nodeModule.createRequire(import.meta.url)(file);
