/** `npm start`: builds the site for the local inbox and serves it. PORT sets the port; the default is 9000. */
import { buildToLook, port, serve } from "./local.mjs";
import { portTrouble, say } from "./machine.mjs";

process.exitCode = say(await portTrouble(port)) || (await buildToLook()) || (await serve());
