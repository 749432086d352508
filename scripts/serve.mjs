/** `npm run serve`: serves public/ as it is. PORT sets the port; the default is 9000. */
import { serve } from "./local.mjs";

process.exitCode = await serve();
