/** `npm run build`: makes public/, ready for a static host. */
import { build } from "./local.mjs";

process.exitCode = await build();
