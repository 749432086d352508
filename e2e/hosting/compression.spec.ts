import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { HostKey } from "../../src/build/hosts/hosts";
import { test } from "../support/test";
import { ask } from "./support/ask";
import { type Engine, start } from "./support/engines";

const ports = { nginx: 9441, caddy: 9442 } satisfies Partial<Record<HostKey, number>>;
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

for (const [host, port] of Object.entries(ports) as [keyof typeof ports, number][]) {
  test.describe(host, () => {
    test.describe.configure({ mode: "default" });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start(host, undefined, port);
    });
    test.afterAll(() => engine.stop());

    for (const path of ["/", "/about", "/page-data/about/page-data.json", "/sitemap.xml", "/no/such/page"]) {
      test(`${path} is sent as it was compressed before`, async () => {
        const plain = await ask(engine.url + path);
        expect(plain.headers["content-encoding"]).toBeUndefined();
        for (const encoding of ["br", "gzip"] as const) {
          const answer = await ask(engine.url + path, { "Accept-Encoding": encoding });
          expect(answer.status).toBe(plain.status);
          expect(answer.headers["content-encoding"]).toBe(encoding);
          expect(answer.headers.vary).toBe("Accept-Encoding");
          expect(answer.headers["content-type"]).toBe(plain.headers["content-type"]);
          expect(answer.body.length).toBeLessThan(plain.body.length);
          expect(decode[encoding](answer.body).equals(plain.body)).toBe(true);
        }
        const both = await ask(engine.url + path, { "Accept-Encoding": "gzip, deflate, br" });
        expect(both.headers["content-encoding"]).toBe("br");
      });
    }

    test("an unchanged document is not sent again", async () => {
      const first = await ask(`${engine.url}/about`);
      const again = await ask(`${engine.url}/about`, { "If-None-Match": String(first.headers.etag) });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
    });
  });
}
