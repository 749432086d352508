import { caddyRules } from "../../src/build/hosts/caddy";
import { type Audience, answerHeaders, mediaTypes } from "../../src/build/hosts/delivery";
import { nginxMaps, nginxServer } from "../../src/build/hosts/nginx";
import { awayRules, escapeRegExp, pageRoutes, ruleFiles } from "../../src/build/hosts/rules";
import { type Addresses, addressesOf } from "../../src/content/compile/addresses";
import { fixtureContent } from "../support/fixture";
import { addresses } from "../support/release";

const whole = addressesOf(fixtureContent());

/** Where the rules redirect a path, with their regular expressions applied as the servers do. */
const pageFor = (path: string) =>
  pageRoutes(addresses).find(({ spellings }) => new RegExp(spellings, "i").test(path))?.route;

const awayFor = (address: string) => {
  for (const { pattern, to } of awayRules(addresses)) {
    const match = new RegExp(pattern, "i").exec(address);
    if (match) return `${to}${match.groups?.deep ?? ""}${match.groups?.search ?? ""}`;
  }
};

describe("The rules", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/about", "/about"],
    ["/About//", "/about"],
    ["/about.HTML", "/about"],
    ["/about/index.html", "/about"],
    ["/Also.V1/", "/also.v1"],
    ["/who", "/about"],
    ["/WHO/", "/about"],
  ])("redirect every spelling to its page: %s", (path, route) => {
    expect(pageFor(path)).toBe(route);
  });

  it.each(["/alsoxv1", "/about/us", "/aboutus", "/404.html", "/who/else", "/x/about"])(
    "leave everything else alone: %s",
    (path) => {
      expect(pageFor(path)).toBeUndefined();
    },
  );

  it.each([
    ["/docs", "https://docs.example.com/guides"],
    ["/docs?a=1", "https://docs.example.com/guides?a=1"],
    ["/Docs/deep%2Fpath?b", "https://docs.example.com/guides/deep%2Fpath?b"],
    ["/desktop/", "https://desktop.example.com"],
    ["/desktop/deep", undefined],
    ["/docsearch", undefined],
  ])("redirect out of the site and keep the rest of the address: %s", (address, target) => {
    expect(awayFor(address)).toBe(target);
  });

  it("redirect everything below an old address to its page", () => {
    const moved = { ...addresses, redirects: [{ from: "/old/*", to: "/about" }] };
    expect(awayRules(moved)).toEqual([]);
    const old = pageRoutes(moved).at(-1);
    expect(old?.route).toBe("/about");
    const isOld = (path: string) => new RegExp(old?.spellings ?? "", "i").test(path);
    expect(["/old", "/OLD/", "/old/deep/path", "/older", "/very/old"].map(isOld)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("take nothing in an address as a regular expression", () => {
    const odd = "/a.b+c(d)[e]{f}^g$h|i*j?k\\l";
    expect(new RegExp(`^${escapeRegExp(odd)}$`).test(odd)).toBe(true);
  });

  it("do not serve the files that configure Pages hosts", () => {
    for (const name of ["headers", "redirects", "routes.json", "worker.js"])
      expect(`/_${name}`).toMatch(new RegExp(ruleFiles));
    expect("/_routesxjson").not.toMatch(new RegExp(ruleFiles));
  });
});

const everybody = { noindex: false };

/** Both files that nginx includes. */
const nginxRules = (addresses: Addresses, site: Audience) =>
  nginxMaps(addresses, "www.example.com") + nginxServer("www.example.com", site);

describe.each([
  ["nginx", nginxRules],
  ["Caddy", caddyRules],
])("The rules for %s", (_, rules) => {
  const text = rules(whole, everybody);

  it("have every route, every redirect, the types and the headers", () => {
    const groups = (pattern: string) => (rules === caddyRules ? pattern.replaceAll("(?<", "(?P<") : pattern);
    for (const { route, spellings } of pageRoutes(whole)) {
      expect(text).toContain(spellings);
      expect(text).toMatch(new RegExp(`\\s${escapeRegExp(route)};?\n`));
    }
    for (const { pattern, to } of awayRules(whole)) {
      expect(text).toContain(groups(pattern));
      expect(text).toContain(to);
    }
    for (const value of Object.values(mediaTypes)) expect(text).toContain(`"${value}"`);
    for (const [name, value] of Object.entries(answerHeaders(everybody)))
      expect(text).toContain(`${name} "${value}"`);
  });

  it("send search engines away from staging", () => {
    expect(text).not.toContain("X-Robots-Tag");
    expect(rules(whole, { noindex: true })).toContain('X-Robots-Tag "noindex"');
  });

  it("handle redirects to pages of the site", () => {
    expect(rules(addresses, everybody)).toMatch(/\^\/who\/\*\$"? \/about;?\n/);
  });
});

test("Two sites on one nginx do not share a variable: the last map of a name wins", () => {
  const own = (host: string) => new Set(nginxMaps(addresses, host).match(/(?<=^map .*)\$\w+(?= \{)/gm));
  const [live, staging] = [own("www.example.com"), own("staging.example.com")];
  expect(live.size).toBe(7);
  expect([...live].filter((name) => staging.has(name))).toEqual([]);
});
