/** `npm start`: builds the site for the local inbox and serves it. PORT sets the port; the default is 9000. */
import { buildForLocalForms, serve } from "./local.mjs";

const built = await buildForLocalForms();
process.exitCode = built === 0 ? await serve(process.env.PORT ?? 9000) : built;
