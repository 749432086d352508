import { expect } from "@playwright/test";
import { test } from "../support/test";
import { ask } from "./support/ask";
import { type OwnServer, smallRelease, startOwnServer } from "./support/ownServer";

/** A page is renamed between two releases, and redirects from its former address. */
const [before, after] = ["/provenance", "/goods-provenance"];
const former = smallRelease(before, []);
const later = smallRelease(after, [{ from: before, to: after }]);

const ports = {
  nginx: { http: 9461, https: 9462, admin: 0 },
  caddy: { http: 9463, https: 9464, admin: 9465 },
};

for (const name of ["nginx", "caddy"] as const) {
  test.describe(`deploy/ on ${name}`, () => {
    test.describe.configure({ mode: "default" });
    const { http, https } = ports[name];
    let server: OwnServer;
    const get = (path: string) => ask(`https://localhost:${https}${path}`, {}, server.ca());
    /** The status, and where a redirect leads. */
    const answered = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.location].filter(Boolean).join(" ");
    };

    test.beforeAll(async () => {
      server = startOwnServer(name, former, ports[name]);
      await expect(async () => expect(await answered("/")).toBe("200")).toPass();
    });
    test.afterAll(() => server.stop());

    test("a release brings its rules along, and so does a rollback", async () => {
      expect(await answered(before)).toBe("200");
      expect(await answered(after)).toBe("404");

      server.use(later);
      await expect.poll(() => answered(before)).toBe(`301 ${after}`);
      expect(await answered(after)).toBe("200");
      // Otherwise browsers would keep the redirect beyond the way back.
      expect((await get(before)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");

      server.use(former);
      await expect.poll(() => answered(before)).toBe("200");
      expect(await answered(after)).toBe("404");
    });

    test("http leads to https, and only there a browser is told to stay", async () => {
      const plain = await ask(`http://localhost:${http}/About?x=1`);
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/About\?x=1$/);
      expect(plain.headers["strict-transport-security"]).toBeUndefined();
      for (const path of ["/", before.toUpperCase(), "/no/such/page"])
        expect((await get(path)).headers["strict-transport-security"], path).toBe("max-age=31536000");
    });

    test("the rules are not served", async () => {
      for (const path of ["/hosting/nginx-server.conf", "/hosting/caddy.conf", "/../hosting/caddy.conf"])
        expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
    });
  });
}

test.describe("deploy/nginx.conf", () => {
  test("answers a certificate authority's challenge over http", async () => {
    const own = { http: 9466, https: 9467, admin: 0 };
    const server = startOwnServer("nginx", former, own);
    await expect(async () => {
      const { body } = await ask(`http://localhost:${own.http}/.well-known/acme-challenge/token`);
      expect(body.toString()).toBe("proof");
    }).toPass();
    await server.stop();
  });
});
