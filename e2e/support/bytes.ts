import { gzipSync } from "node:zlib";
import { type Page, type Request, test } from "@playwright/test";

export const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).byteLength;

/** Writes a figure into the report, where a change of it can be seen before it breaks its budget. */
export const report = (what: string, bytes: number) =>
  test.info().annotations.push({ type: "bytes", description: `${what}: ${bytes}` });

/** Every script and font that a page asks for from now on, once each, with a way to weigh them. */
export function collectLoads(page: Page) {
  const requests = new Map<string, Request>();
  page.on("request", (request) => requests.set(request.url(), request));
  const of = (kind: RegExp) =>
    [...requests.values()].filter((request) => kind.test(new URL(request.url()).pathname));

  const bodies = async (kind: RegExp) => {
    const found: { path: string; body: Buffer }[] = [];
    for (const request of of(kind)) {
      const response = await request.response();
      if (response?.ok()) found.push({ path: new URL(request.url()).pathname, body: await response.body() });
    }
    return found;
  };

  return {
    scripts: () => bodies(/\.js$/),
    fonts: () => bodies(/\.woff2?$/),
  };
}

export const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
