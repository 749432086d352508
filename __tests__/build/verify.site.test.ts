import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { releaseOf, writeRelease } from "../../src/build/release";
import { inWords } from "../../src/build/verify/report";
import { verifySite } from "../../src/build/verify/site";
import { host, type Reply, type Tamper } from "../support/host";
import { addresses, fill, page, smallRelease } from "../support/release";

/** The lines of the report on a small release after changes to the folder or to the host's answers. */
async function differences(tamper?: Tamper, change: (folder: string) => void = () => {}): Promise<string[]> {
  const { folder, release } = await smallRelease();
  change(folder);
  const origin = await host(folder, tamper);
  return inWords(origin, release, await verifySite(origin, release))
    .split("\n")
    .slice(3);
}

const only =
  (path: string, change: (right: Reply, encoding: string) => Reply): Tamper =>
  (asked, right, encoding) =>
    asked === path ? change(right, encoding) : right;

const having =
  (name: string, value: string) =>
  (right: Reply): Reply => ({ ...right, headers: { ...right.headers, [name]: value } });

const without =
  (name: string) =>
  (right: Reply): Reply => ({
    ...right,
    headers: Object.fromEntries(Object.entries(right.headers).filter(([key]) => key !== name)),
  });

describe("A live site that is the release", () => {
  it("has no differences, and the report begins with both commits", async () => {
    const { folder, release } = await smallRelease();
    const origin = await host(folder);
    const result = await verifySite(origin, release);
    expect(inWords("x.example.com", release, result).split("\n")).toEqual([
      expect.stringMatching(/^Here: {2}commit 0f1e2d3c, \d+ files$/),
      "There: commit 0f1e2d3c, the same (x.example.com)",
      "",
      "No difference.",
    ]);
  });

  it("may write types and directives differently", async () => {
    const lines = await differences((_, right) => ({
      ...right,
      headers: {
        ...right.headers,
        "Content-Type": (right.headers["Content-Type"] ?? "")
          .replace("text/javascript; charset=utf-8", "application/javascript")
          .replace("charset=utf-8", 'charset="UTF-8"'),
        "Cache-Control": (right.headers["Cache-Control"] ?? "").replaceAll(", ", ","),
      },
    }));
    expect(lines).toEqual(["No difference."]);
  });
});

describe("The page for unknown addresses", () => {
  const kept = (value: string) =>
    differences((_, right) => (right.status === 404 ? having("Cache-Control", value)(right) : right));

  it("need not be cached, and must not be cached for long", async () => {
    expect(await kept("no-store")).toEqual(["No difference."]);
    expect((await kept("public, max-age=31536000, immutable"))[0]).toBe("Missing header: 2");
  });
});

describe("What differs on a live site", () => {
  const changed = (right: Reply) => ({ ...right, body: "User-agent: evil" });
  const lost = () => ({ status: 404, headers: {} });
  const forever = "public, max-age=31536000, immutable";

  it.each<[what: string, path: string, change: (right: Reply) => Reply, said: string[]]>([
    ["a changed file", "/robots.txt", changed, ["Changed: 1", "The contents differ: /robots.txt"]],
    ["a missing file", "/static/a/one.png", lost, ["Missing: 1", "Answered with 404: /static/a/one.png"]],
    [
      "a wrong type",
      "/sitemap.xml",
      having("Content-Type", "application/octet-stream"),
      ["Wrong type: 1", "application/octet-stream instead of application/xml; charset=utf-8: /sitemap.xml"],
    ],
    [
      "no type",
      "/robots.txt",
      without("Content-Type"),
      ["Wrong type: 1", "None instead of text/plain; charset=utf-8: /robots.txt"],
    ],
    [
      "the caching of files",
      "/about",
      having("Cache-Control", forever),
      [
        "Missing header: 1",
        `Cache-Control is "${forever}" instead of "public, max-age=0, must-revalidate": /about`,
      ],
    ],
  ])("is %s", async (_, path, change, [kind, problem]) => {
    expect(await differences(only(path, change))).toEqual([kind, `  ${problem}`, "1 difference in all."]);
  });

  it.each([
    ["changed", "about.html.gz", gzipSync(page("Evil")), "The contents differ when sent as gzip: /about"],
    ["broken", "index.html.br", "nonsense", "Cannot be decoded when sent as br: /"],
  ])("is a %s compressed twin", async (_, file, content, problem) => {
    const lines = await differences(undefined, (folder) => writeFileSync(join(folder, file), content));
    expect(lines.slice(0, 2)).toEqual(["Changed: 1", `  ${problem}`]);
  });

  it("is a file that a page, the sitemap or the site's own release.json names", async () => {
    const lines = await differences(undefined, (folder) => {
      fill(folder, {
        "index.html": page('<script src="/evil.js"></script><a href="/about?x#y">About</a>'),
        "evil.js": "steal()",
        "casino.html": page("Casino"),
        "leftover.txt": "old",
        "sitemap.xml": "<urlset><url><loc>https://www.example.com/casino</loc></url></urlset>",
      });
      writeRelease(folder, releaseOf(folder, "aaaa", addresses));
    });
    const at = lines.indexOf("Extra: 3");
    expect(lines[at + 1]?.split(": ")[0]).toBe("  Served, but not in the release");
    expect(lines[at + 1]?.split(": ")[1]?.split(", ").sort()).toEqual([
      "/casino",
      "/evil.js",
      "/leftover.txt",
    ]);
  });

  it("is a file that must never be served", async () => {
    const lines = await differences(undefined, (folder) => {
      fill(folder, { ".git/HEAD": "ref: refs/heads/main", "app-0123456789abcdef0123.js.map": "{}" });
    });
    expect(lines.slice(0, 2)).toEqual([
      "Extra: 2",
      "  Must never be served: /.git/HEAD, /app-0123456789abcdef0123.js.map",
    ]);
  });

  it("is a header, reported once for all files", async () => {
    const lines = await differences((_, right) => without("X-Content-Type-Options")(right));
    expect(lines[0]).toMatch(/^Missing header: \d\d$/);
    expect(lines[1]).toMatch(/^ {2}X-Content-Type-Options is not sent: \/\S+, \/\S+, \/\S+ and \d\d more$/);
    expect(lines).toHaveLength(3);
  });

  it("is a noindex header, which is for staging", async () => {
    const lines = await differences((_, right) => having("X-Robots-Tag", "noindex")(right));
    expect(lines[1]).toMatch(/^ {2}X-Robots-Tag is "noindex", as if this were staging: /);
  });

  it("is a page that redirects to another spelling first", async () => {
    const lines = await differences((path, right) => {
      if (path === "/about") return { ...right, status: 301, headers: { Location: "/about/" } };
      if (path !== "/about/") return right;
      return { ...right, status: 200, body: page("Evil") };
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        "  The contents differ: /about",
        "  Pages redirect instead of answering: /about → /about/",
      ]),
    );
  });

  it.each([
    ["/ABOUT", "/about", "https://www.example.com/"],
    ["/also.v1/", "/also.v1", "/also"],
    ["/desktop", "https://desktop.example.com", "https://desktop.example.com/?x"],
  ])("is a redirect to the wrong place: %s", async (from, to, location) => {
    const lines = await differences(only(from, having("Location", location)));
    expect(lines.slice(0, 2)).toEqual([
      "Wrong redirect: 1",
      `  Redirects to the wrong address: ${from} → ${to}, but to ${location}`,
    ]);
  });

  it("is a redirect that loses the query, decodes the path or is not permanent", async () => {
    const lines = await differences((path, right) => {
      if (path.startsWith("/docs/deep"))
        return {
          ...right,
          headers: {
            ...right.headers,
            Location: right.headers.Location?.replace(/\?.*|(?<=Path)%2F(?=x$)/, "") ?? "",
          },
        };
      return path === "/who" ? { ...right, status: 302 } : right;
    });
    expect(lines[0]).toBe("Wrong redirect: 3");
    expect(lines[1]).toContain("Redirects to the wrong address: /docs/deep/Path%2Fx → ");
    expect(lines[2]).toBe("  Redirects for now (302), not permanently: /who → /about");
  });

  it("is every redirect on a host that has no rules", async () => {
    const { folder } = await smallRelease();
    const lines = await differences((path, right) => {
      if (!right.headers.Location) return right;
      const reply = { status: path.startsWith("/docs") ? 200 : 404, headers: right.headers };
      const { Location: _, ...headers } = reply.headers;
      const name = reply.status === 200 ? "docs.html" : "404.html";
      return { status: reply.status, headers, body: readFileSync(join(folder, name)) };
    });
    expect(lines[0]).toMatch(/^Wrong redirect: \d\d$/);
    expect(lines.slice(1, 3).map((line) => line.split(":")[0])).toEqual([
      "  Answered with 404.html, which redirects in the browser, instead of a redirect",
      "  Answered with 200 and a page of the site instead of a redirect",
    ]);
  });
});
