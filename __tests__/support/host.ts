import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  answerHeaders,
  cacheControl,
  caching,
  extensionOf,
  mediaTypes,
} from "../../src/build/hosts/delivery";
import { redirectTarget } from "../../src/shared/addresses";
import { addresses } from "./release";

/** A host's answer to one request. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body?: Buffer | string;
}

/** What a test changes in an answer; undefined for no answer at all. */
export type Tamper = (path: string, right: Reply, encoding: string) => Reply | undefined;

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

const always = answerHeaders({ noindex: false });

/** Serves a folder as every host should, except for what `tamper` changes. Returns its origin. */
export async function host(folder: string, tamper: Tamper = (_, right) => right): Promise<string> {
  const server = createServer((request, response) => {
    const encoding = String(request.headers["accept-encoding"]);
    const reply = tamper(request.url ?? "", rightReply(folder, request, encoding), encoding);
    if (!reply) return void request.socket.destroy();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function rightReply(folder: string, { url = "" }: IncomingMessage, encoding: string): Reply {
  const { pathname, search } = new URL(url, "http://host");
  const target = redirectTarget(pathname, addresses);
  if (target) return { status: 301, headers: { ...always, Location: target + search } };
  const names = pathname === "/" ? ["index.html"] : [`${pathname}.html`, pathname];
  const served = pathname === "/404.html" || pathname.startsWith("/_") ? [] : names;
  const name = served.find((path) => isFile(join(folder, path)));
  const file = join(folder, name ?? "404.html");
  const twin = { gzip: `${file}.gz`, br: `${file}.br` }[encoding];
  const packed = twin !== undefined && existsSync(twin);
  return {
    status: name === undefined ? 404 : 200,
    headers: {
      ...always,
      "Content-Type": mediaTypes[extensionOf(file)] ?? "application/octet-stream",
      "Cache-Control": name === undefined ? caching.other : cacheControl(pathname),
      ...(packed && { "Content-Encoding": encoding }),
    },
    body: readFileSync(packed ? twin : file),
  };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
