import { expect } from "@playwright/test";
import { answerHeaders, cacheControl, extensionOf, mediaTypes } from "../../src/build/hosts/delivery";
import { type Host, type HostKey, hosts } from "../../src/build/hosts/hosts";
import { contactRoute } from "../../src/shared/routes";
import { test } from "../support/test";
import { leaving, respelled, routes } from "./support/addresses";
import { type Answer, ask, target } from "./support/ask";
import { builtFiles, titleIn, titleOf } from "./support/built";
import { type Engine, start } from "./support/engines";

/** The hosts are asked without TLS, but Cloudflare's engine does as if there were. */
const headersOf = (key: HostKey) => Object.entries(answerHeaders({ tls: key === "pages", noindex: false }));

/** Every host is held to its column of the table in src/build/hosts/hosts.ts. */
for (const [key, host] of Object.entries(hosts) as [HostKey, Host][]) {
  test.describe(host.name, () => {
    test.describe.configure({ mode: "default" });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start(key);
    });
    test.afterAll(() => engine.stop());
    const get = (path: string, headers?: Record<string, string>) => ask(engine.url + path, headers);

    /** One permanent redirect to `to`, or the 404 document, whose script redirects. */
    const expectLedOn = (how: "301" | "document" | "200", answer: Answer, to: string) => {
      if (how === "301") {
        expect([301, 308]).toContain(answer.status);
        expect(target(engine.url, answer)).toBe(new URL(to, engine.url).href);
      } else if (how === "document") {
        expect(answer.status).toBe(404);
        expect(titleIn(answer.body)).toBe(titleOf("/404.html"));
      } else expect(answer.status).toBe(200);
    };

    for (const route of routes) {
      test(`${route} answers ${host.own === "200" ? "at once" : "after a hop"} with its page`, async () => {
        const first = await get(route);
        const hops = host.own === "hop" && route !== "/";
        if (hops) expect(first.headers.location).toBe(`${route}/`);
        const answer = hops ? await get(`${route}/`) : first;
        expect(answer.status).toBe(200);
        expect(titleIn(answer.body)).toBe(titleOf(route));
      });

      if (route === "/") continue;
      test(`other spellings of ${route} lead to it`, async () => {
        for (const written of respelled(route)) {
          expectLedOn(host.spelled, await get(`${written}?x=1`), `${route}?x=1`);
          expectLedOn(host.spelled, await get(`${written}/`), route);
        }
        expectLedOn(host.slashed, await get(`${route}/`), route);
      });
    }

    test("/Contact reaches the contact page without a script", async () => {
      const first = await get("/Contact");
      if (host.spelled === "301") return expectLedOn("301", first, contactRoute);
      // Its document is in a folder of that name.
      expect(first.headers.location).toBe("/Contact/");
      const answer = await get("/Contact/");
      expect(answer.status).toBe(200);
      expect(titleIn(answer.body)).toBe(titleOf(contactRoute));
    });

    for (const [written, to] of host.deep === "301" ? leaving : []) {
      test(`${written} leaves for ${to}`, async () => {
        const answer = await get(written);
        expect(answer.status).toBe(301);
        expect(target(engine.url, answer)).toBe(new URL(to, engine.url).href);
        // Read as it was sent: nothing that was encoded is decoded on the way.
        expect(answer.headers.location).toContain(to.replace(/^https?:\/\/[^/]*/, ""));
      });
    }

    for (const unknown of [
      "/no/such/page",
      "/aboutt",
      "/docsearch",
      "/static/nothing.js",
      "/about/nothing",
      // The 404 page has no address of its own, and folders have no page.
      ...(host.headers ? ["/404", "/static/"] : []),
    ]) {
      test(`${unknown} answers 404 with the 404 page`, async () => {
        const answer = await get(unknown);
        expect(answer.status).toBe(host.unknown);
        expect(titleIn(answer.body)).toBe(titleOf("/404.html"));
        expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
      });
    }

    // gatsby serve, for looking at the site at home, does not know AVIF; browsers recognise pictures all the same.
    const files = builtFiles.ofEachKind.filter((file) => key !== "gatsby" || !file.endsWith(".avif"));
    for (const file of files) {
      test(`${file} has its type${host.headers ? ", its headers and its time to live" : ""}`, async () => {
        const path = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
        const answer = await get(
          host.own === "hop" && path !== "/" && file.endsWith(".html") ? `${path}/` : path,
        );
        expect(answer.status).toBe(200);
        const [type = ""] = (mediaTypes[extensionOf(file)] ?? "").split(";");
        const sent = (answer.headers["content-type"] ?? "").toLowerCase();
        if (type === "text/javascript") expect(sent).toMatch(/^(text|application)\/javascript/);
        else expect(sent).toContain(type);
        if (/^text\/(html|markdown)/.test(type)) expect(sent).toContain("charset=utf-8");
        if (!host.headers) return;
        expect(answer.headers["cache-control"]).toBe(cacheControl(`/${file}`));
        for (const [name, value] of headersOf(key))
          expect(answer.headers[name.toLowerCase()], name).toBe(value);
        expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      });
    }

    // Some hosts leave out folders whose names begin with a dot. The type is RFC 9116's, section 3.
    if (builtFiles.all.includes(".well-known/security.txt")) {
      test("/.well-known/security.txt is plain text in UTF-8", async () => {
        const answer = await get("/.well-known/security.txt");
        expect(answer.status).toBe(200);
        expect(answer.headers["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/i);
        expect(answer.body.toString()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: /);
      });
    }

    if (host.headers) {
      for (const path of ["/About", leaving[0]?.[0] ?? "/contact/", "/no/such/page"]) {
        test(`the answer to ${path} has the security headers too`, async () => {
          const { headers } = await get(path);
          for (const [name, value] of headersOf(key)) expect(headers[name.toLowerCase()], name).toBe(value);
        });
      }
      test("no answer names the version of a server", async () => {
        for (const path of ["/", "/About", "/no/such/page"]) {
          const { headers } = await get(path);
          expect(`${headers.server ?? ""}${headers["x-powered-by"] ?? ""}`).not.toMatch(/\d/);
        }
      });
    }
  });
}
