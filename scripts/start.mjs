/** `npm start`: builds the site for the local inbox and serves it. PORT names the port, 9000 unless set. */
import { buildForLocalForms, serve } from "./local.mjs";

const built = await buildForLocalForms();
process.exitCode = built === 0 ? await serve(process.env.PORT ?? 9000) : built;
