import {
  answerHeaders,
  cacheControl,
  caching,
  compressible,
  extensionOf,
  mediaTypes,
} from "../../src/build/hosts/delivery";
import { isSameType } from "../../src/build/verify/headers";

describe("How long a file is kept", () => {
  it.each([
    "/static/d/abc/one.avif",
    "/app-0123456789abcdef0123.js",
    "/styles.0123456789abcdef0123.css",
    "/component---src-templates-page-tsx-0123456789abcdef0123.js",
  ])("is forever if its name changes with its contents: %s", (path) => {
    expect(cacheControl(path)).toBe(caching.hashed);
  });

  it.each([
    "/",
    "/about",
    "/page-data/about/page-data.json",
    "/robots.txt",
    "/app.js",
    "/deep/app-0123456789abcdef0123.js",
    "/app-0123456789abcdef0123.js.map",
    "/not/static/a.png",
  ])("is no time at all if its contents may change: %s", (path) => {
    expect(cacheControl(path)).toBe(caching.other);
  });
});

const everybody = { noindex: false };

test("Every answer refuses frames around it and plug-ins in it", () => {
  expect(answerHeaders(everybody)["Content-Security-Policy"]).toBe(
    "frame-ancestors 'none'; object-src 'none'",
  );
});

test("Strict-Transport-Security is sent only over TLS", () => {
  expect(answerHeaders({ ...everybody, tls: true })).toHaveProperty("Strict-Transport-Security");
  expect(answerHeaders(everybody)).not.toHaveProperty("Strict-Transport-Security");
});

test("Only staging sends search engines away", () => {
  expect(answerHeaders({ noindex: true })["X-Robots-Tag"]).toBe("noindex");
  expect(answerHeaders(everybody)).not.toHaveProperty("X-Robots-Tag");
});

describe("Types", () => {
  it("are known for everything that is compressed", () => {
    for (const extension of compressible) expect(mediaTypes[extension]).toMatch(/; charset=utf-8$/);
    expect(extensionOf("about/index.html")).toBe("html");
    expect(extensionOf("LICENSE")).toBe("");
  });

  it.each([
    ["text/html; charset=UTF-8", "text/html; charset=utf-8", true],
    ["text/html", "text/html; charset=utf-8", true],
    ["text/html; charset=iso-8859-1", "text/html; charset=utf-8", false],
    ["application/javascript", "text/javascript; charset=utf-8", true],
    ["text/xml; charset=utf-8", "application/xml; charset=utf-8", true],
    ["text/plain", "text/plain; charset=utf-8", false],
    ["text/markdown", "text/markdown; charset=utf-8", false],
    ["application/json", "application/manifest+json; charset=utf-8", false],
    ["image/png", "image/png", true],
    ["", "image/png", false],
  ])('"%s" means the same as "%s": %s', (given, right, same) => {
    expect(isSameType(given, right)).toBe(same);
  });
});
