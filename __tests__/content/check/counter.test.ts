import { examine } from "../../../src/content/check/examine";
import { addressesOf } from "../../../src/content/compile/addresses";
import { analyticsOf } from "../../../src/content/compile/analytics";
import { compile } from "../../../src/content/compile/compile";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit } from "../../support/content";

/** The small content folder with these fields under `launch` in site.yaml; its page about itself tells who counts. */
function withLaunch(fields: string, told = "{statistics}") {
  const folder = contentCopy();
  edit(folder, {
    "site.yaml": (text) => `${text}launch: { ${fields} }\n`,
    "pages/about.yaml": (text) => `${text}  - { type: Prose, title: Privacy, body: "${told}" }\n`,
  });
  return readSources(folder);
}

const faultsOf = (fields: string, told?: string) =>
  examine(withLaunch(fields, told)).faults.map(({ file, problem }) => `${file}: ${problem}`);

const script = "script: https://stats.example.com/js/script.js";
const plausible = `analytics: plausible, counter: { ${script}, site: www.example.com }`;

describe("A service that counts visitors", () => {
  it.each([
    plausible,
    `analytics: umami, counter: { ${script}, site: 94db1cb1-74f4-4a40-ad6c-962362670409 }`,
    `analytics: goatcounter, counter: { ${script}, site: https://me.example.com/count }`,
    "analytics: none",
    `analytics: none, counter: { ${script}, site: www.example.com }`,
  ])("passes the check when it is whole: %s", (fields) => {
    expect(faultsOf(fields)).toEqual([]);
  });

  it.each([
    ["analytics: plausible", "Plausible counts visitors, but nothing says where its script is."],
    [
      `analytics: plausible, counter: { ${script}, site: "https://www.example.com" }`,
      "Plausible identifies a site by a name, and this is an address.",
    ],
    [
      `analytics: goatcounter, counter: { ${script}, site: northwind }`,
      "GoatCounter identifies a site by its counter's address.",
    ],
  ])("is a fault where something is missing: %s", (fields, problem) => {
    expect(faultsOf(fields)).toEqual([`data/site.yaml: ${problem}`]);
  });

  it("is a fault if no page informs visitors", () => {
    expect(faultsOf(plausible, "Nothing to say.")).toEqual([
      "data/site.yaml: Plausible counts visitors, but no page tells them.",
    ]);
    expect(faultsOf("analytics: none", "Nothing to say.")).toEqual([]);
  });

  it("is one of those that need no cookie", () => {
    expect(faultsOf("analytics: trackall")[0]).toContain("data/site.yaml");
  });

  it("says in the documents' heads what the service's script needs", () => {
    expect(analyticsOf(compile(withLaunch(plausible)).site)).toEqual({
      service: "plausible",
      src: "https://stats.example.com/js/script.js",
      attributes: { "data-domain": "www.example.com" },
      documentation: "https://docs.example.com",
    });
  });

  it("reports to another host if site.yaml names one", () => {
    const sends = plausible.replace(" }", ", sends: https://tell.example.com }");
    const { site, ...rest } = compile(withLaunch(sends));
    expect(analyticsOf(site)?.attributes["data-api"]).toBe("https://tell.example.com/api/event");
    expect(addressesOf({ site, ...rest }).origins).toMatchObject({
      script: ["https://stats.example.com/js/script.js"],
      connect: ["https://forms.example.com", "https://tell.example.com"],
    });
  });

  it.each(["analytics: none", "standIns: []"])("leaves no trace where there is none: %s", (fields) => {
    const content = compile(withLaunch(fields));
    expect(analyticsOf(content.site)).toBeNull();
    expect(addressesOf(content).origins).toMatchObject({
      script: [],
      connect: ["https://forms.example.com"],
    });
  });
});
