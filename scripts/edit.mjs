/**
 * `npm run edit [-- folder]`: forms for data/ in a browser, with the page beside them. With another project's folder,
 * only the forms. Nothing of it is in the site.
 */
import { resolve } from "node:path";
import { serveForms } from "./edit/server";
import { gatsby } from "./local.mjs";
import { portTrouble } from "./machine.mjs";

/** The first port from `wanted` on that is free. */
async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port++) if (!(await portTrouble(port))) return port;
  throw new Error(`All ports from ${wanted} to ${wanted + 99} are taken. Set PORT to another one.`);
}

async function main([folder]) {
  const root = resolve(folder ?? ".");
  const sitePort = folder === undefined ? await freePort(8000) : undefined;
  const site = sitePort && `http://localhost:${sitePort}`;
  const port = await freePort(Number(process.env.PORT || 8080));
  const server = serveForms(root, site).listen(port, "127.0.0.1");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop(server));
  console.log(`
Open http://localhost:${port} in Chrome, Edge or another Chromium.
There, press “Work with Local Repository” and choose this folder: ${root}
Saving writes the files in data/; Git has whatever they said before. Ctrl+C stops this.
`);
  if (sitePort === undefined) return;
  console.log(`The page beside the forms will be ready in a minute or two, once it is built: ${site}\n`);
  process.exitCode = await gatsby(["develop", "--port", String(sitePort)]);
  stop(server);
}

/** Browsers keep their connections open. */
function stop(server) {
  server.close();
  server.closeAllConnections();
}

await main(process.argv.slice(2));
