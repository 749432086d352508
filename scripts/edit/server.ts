import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import { editorForms } from "../../src/content/derive/editorForms";
import { withChoices } from "../../src/content/derive/formChoices";
import { filesBelow } from "../../src/content/read/folders";
import { iconNames } from "../../src/content/read/icons";
import { textOf, type Written } from "./textOf";
import { type FindingRow, watchCheck } from "./watchCheck";

const sveltia = join(dirname(createRequire(import.meta.url).resolve("@sveltia/cms")), "../dist");
const icons = createRequire(import.meta.url).resolve(
  "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
);
const here = import.meta.dirname;

interface Answer {
  type: string;
  body: string | Buffer;
  status?: number;
  policy?: string;
}

const said = { type: "text/plain; charset=utf-8" };

const nothing: Answer = { ...said, body: "There is nothing here.", status: 404 };

const types = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  woff2: "font/woff2",
};

const fileOf = (path: string): Answer => ({
  type: types[path.split(".").at(-1) as keyof typeof types],
  body: readFileSync(path),
});

/** A script of this folder, for the browser. */
function scriptOf(name: string): Answer {
  const { outputFiles } = buildSync({
    entryPoints: [join(here, `${name}.ts`)],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return { type: types.js, body: outputFiles[0]?.text ?? "" };
}

const jsonOf = (value: unknown): Answer => ({ type: types.json, body: JSON.stringify(value) });

const forms = editorForms();

/** The forms, with the current link keys and icons. */
function formsOf(root: string): Answer {
  const links: unknown = parse(readFileSync(join(root, "data/site.yaml"), "utf8"), {
    logLevel: "silent",
  })?.links;
  return jsonOf(withChoices(forms, { links: Object.keys(links ?? {}), icons: iconNames() }));
}

/** The forms load nothing from elsewhere, and send nothing there. */
const policy =
  "default-src 'self' data: blob: 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src blob:";

/** What a browser may get, by its address; `site` is where the pages are. */
const answers: Record<string, (root: string, site?: string) => Answer> = {
  "/": () => fileOf(join(here, "edit.html")),
  "/edit.css": () => fileOf(join(here, "edit.css")),
  "/edit.js": () => scriptOf("edit"),
  "/forms": () => ({ ...fileOf(join(here, "forms.html")), policy }),
  "/forms.js": () => scriptOf("forms"),
  "/forms.json": formsOf,
  "/settings.json": (_, site) => jsonOf({ site }),
  "/sveltia-cms.js": () => fileOf(join(sveltia, "sveltia-cms.js")),
  "/icons.woff2": () => fileOf(icons),
  "/chunks/react-dom.js": () => fileOf(join(sveltia, "chunks/react-dom.js")),
};

/** Whether a file of data/ still has the text that the forms have read. */
function isThere(root: string, source: string): boolean {
  const folder = join(root, "data");
  return filesBelow(folder).some(
    (name) => name.endsWith(".yaml") && readFileSync(join(folder, name), "utf8").trim() === source.trim(),
  );
}

const stale =
  "Not saved: this file has been changed since the forms were opened, or the forms have another folder than npm run edit. Copy what you have written, and load this page again.";

async function write(root: string, request: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const written: Written = JSON.parse(Buffer.concat(parts).toString());
  if (written.source !== undefined && !isThere(root, written.source))
    return { ...said, body: stale, status: 409 };
  return { ...said, body: textOf(forms, written) };
}

const answerTo = (path: string, root: string, site?: string): Answer =>
  (Object.hasOwn(answers, path) && answers[path]?.(root, site)) || nothing;

function send(response: ServerResponse, { type, body, status = 200, policy: rules }: Answer) {
  const security = rules === undefined ? {} : { "content-security-policy": rules };
  response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...security }).end(body);
}

/** The editing server of a project's data/, for this computer only. `site` is where its pages are served. */
export function serveForms(root: string, site?: string) {
  const listeners = new Set<ServerResponse>();
  let last: FindingRow[] | undefined;
  const tell = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(last)}\n\n`);
  const findings = watchCheck(root, (found) => {
    last = found;
    for (const listener of listeners) tell(listener);
  });

  const listen = (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    if (last) tell(response);
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    // A name of another site could lead to this computer.
    const isLocal = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? "");
    if (!isLocal) return send(response, nothing);
    if (pathname === "/findings") return listen(response);
    try {
      const isWritten = pathname === "/text" && request.method === "POST";
      send(response, isWritten ? await write(root, request) : answerTo(pathname, root, site));
    } catch (error) {
      send(response, { ...said, body: String(error), status: 500 });
    }
  });
  server.on("close", findings.stop);
  return server;
}
