import { runInNewContext } from "node:vm";
import { headersFile, redirectsFile, worker, workerRoutes } from "../../src/build/hosts/cloudflare";
import { answerHeaders } from "../../src/build/hosts/delivery";
import { addressesOf } from "../../src/content/compile/addresses";
import { fixtureContent } from "../support/fixture";
import { addresses } from "../support/release";

interface Worker {
  fetch: (request: { url: string }, env: unknown) => Promise<Response>;
}

const everybody = { noindex: false };

/** Calls the worker as Cloudflare Pages does; every file answers with its path. */
async function ask(text: string, path: string) {
  const scope = { URL, Response, worker: undefined as unknown as Worker };
  runInNewContext(text.replace(/export \{\s*(\w+) as default\s*\};/, "worker = $1;"), scope);
  const env = { ASSETS: { fetch: async ({ url }: { url: string }) => new Response(new URL(url).pathname) } };
  const answer = await scope.worker.fetch({ url: `https://www.example.com${path}` }, env);
  const location = answer.headers.get("Location");
  return location === null ? `file ${await answer.text()}` : `${answer.status} ${location}`;
}

describe("The worker of Cloudflare Pages", () => {
  it.each([
    ["/about", "file /about"],
    ["/", "file /"],
    ["/static/a/One.png", "file /static/a/One.png"],
    ["/nowhere", "file /nowhere"],
    ["/About?a=%2F", "301 /about?a=%2F"],
    ["/about/", "301 /about"],
    ["/about.html", "301 /about"],
    ["/about/index.html", "301 /about"],
    ["/index.html?x", "301 /?x"],
    ["/ALSO.v1", "301 /also.v1"],
    ["/who", "301 /about"],
    ["/docs", "301 https://docs.example.com/guides"],
    ["/DOCS/a%2Fb?q=1", "301 https://docs.example.com/guides/a%2Fb?q=1"],
    ["/desktop?x=1", "301 https://desktop.example.com?x=1"],
    ["/desktop/deep", "file /desktop/deep"],
  ])("answers %s with: %s", async (path, answer) => {
    expect(await ask(worker(addresses), path)).toBe(answer);
  });

  it("redirects every page of the site from capitals to its own address", async () => {
    const whole = addressesOf(fixtureContent());
    for (const route of whole.routes.filter((path) => path !== "/" && path !== "/404.html")) {
      expect(await ask(worker(whole), route)).toBe(`file ${route}`);
      expect(await ask(worker(whole), `${route.toUpperCase()}/`)).toBe(`301 ${route}`);
    }
  });

  it("escapes whatever it contains", () => {
    expect(worker({ ...addresses, routes: ["/</script>"] })).not.toContain("</script>");
  });

  it("does not run for paths that never redirect", () => {
    expect(JSON.parse(workerRoutes)).toMatchObject({ include: ["/*"] });
    expect(JSON.parse(workerRoutes).exclude).toContain("/static/*");
  });
});

describe("The rules of Pages hosts", () => {
  it("send every header with everything, and keep hashed files", () => {
    const lines = headersFile(everybody, ["/app-0123456789abcdef0123.js"]).split("\n");
    expect(lines[0]).toBe("/*");
    for (const [name, value] of Object.entries(answerHeaders({ ...everybody, tls: true })))
      expect(lines).toContain(`  ${name}: ${value}`);
    for (const path of ["/static/*", "/app-0123456789abcdef0123.js"]) {
      expect(lines[lines.indexOf(path) + 1]).toBe("  Cache-Control: public, max-age=31536000, immutable");
    }
  });

  it("send Markdown as such, with its encoding", () => {
    const lines = headersFile(everybody, []).split("\n");
    expect(lines[lines.indexOf("/*.md") + 1]).toBe("  Content-Type: text/markdown; charset=utf-8");
  });

  it("send search engines away from staging", () => {
    expect(headersFile({ noindex: true }, []).split("\n")).toContain("  X-Robots-Tag: noindex");
  });

  it("include every redirect, with and without a deep path", () => {
    const lines = redirectsFile(addresses).trim().split("\n");
    expect(lines.sort()).toEqual([
      "/desktop https://desktop.example.com 301",
      "/docs https://docs.example.com/guides 301",
      "/docs/* https://docs.example.com/guides/:splat 301",
      "/who /about 301",
    ]);
  });

  it("redirect everything below an old address to its page", () => {
    const moved = { ...addresses, redirects: [{ from: "/old/*", to: "/about" }] };
    expect(redirectsFile(moved)).toBe("/old /about 301\n/old/* /about 301\n");
  });
});
