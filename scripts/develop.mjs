/** `npm run develop`: `gatsby develop`, with its own options. */
import { gatsby } from "./local.mjs";

process.exitCode = await gatsby(["develop", ...process.argv.slice(2)]);
