import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareContent } from "../../src/build/prepare";
import { filesBelow } from "../../src/content/read/folders";
import { contentCopy, edit, swap, temporaryFolder } from "../support/content";
import { pdf } from "../support/pdf";

/** A project whose data/ is the small content folder. */
function project(): string {
  const root = temporaryFolder();
  cpSync(contentCopy(), join(root, "data"), { recursive: true });
  return root;
}

const mirrored = (root: string) => readFileSync(join(root, ".content/pages/index.yaml"), "utf8");

describe("Preparing content", () => {
  it("puts checked content where Gatsby reads", () => {
    const root = project();
    expect(prepareContent(root, {}).ok).toBe(true);
    expect(mirrored(root)).toContain("A house of records");
  });

  it("takes the forms' endpoints from the environment", () => {
    const prepared = prepareContent(project(), { CONTACT_ENDPOINT: "" });
    expect(prepared).toMatchObject({ ok: true, content: { site: { forms: { contact: "" } } } });
  });

  it("is for another address, or for staging, if the environment says so", () => {
    const root = project();
    const environment = { SITE_URL: "https://staging.example.org", NOINDEX: "1" };
    const prepared = prepareContent(root, environment);
    expect(prepared).toMatchObject({
      ok: true,
      content: { site: { url: environment.SITE_URL, noindex: true } },
    });
    expect(readFileSync(join(root, ".content/build/readable.json"), "utf8")).not.toContain("www.example.com");
    expect(prepareContent(root, {})).toMatchObject({
      ok: true,
      content: { site: { url: "https://www.example.com", noindex: false } },
    });
  });

  it("refuses an address below a path, and a NOINDEX that says neither", () => {
    const environment = { SITE_URL: "https://acme.example.org/site", NOINDEX: "true" };
    expect(prepareContent(project(), environment)).toEqual({
      ok: false,
      report:
        'SITE_URL is "https://acme.example.org/site". The site needs a host of its own and cannot lie below a path. ' +
        'Write the host alone: https://www.example.com.\nNOINDEX is "true". Write NOINDEX=1, or leave it out.',
    });
  });

  it("reports all faults at once, and leaves the last good pages in place", () => {
    const root = project();
    prepareContent(root, {});
    edit(join(root, "data"), {
      "pages/index.yaml": swap("name: Home", "nmae: Home"),
      "site.yaml": swap("desk@example.com", "desk"),
    });
    const prepared = prepareContent(root, {});
    expect(prepared).toEqual({ ok: false, report: expect.stringMatching(/^3 faults in data\//) });
    const report = prepared.ok ? "" : prepared.report;
    expect(report).toContain('data/pages/index.yaml:1:1\n  "name" is missing. Add "name" with text.');
    expect(report).toContain("  > 1 | nmae: Home\n      | ^\n    2 | title: A house of records");
    expect(report).toContain("data/site.yaml:4:1");
    expect(mirrored(root)).toContain('"Home"');
  });

  it("reports a single fault in the singular", () => {
    const root = project();
    edit(join(root, "data"), { "pages/index.yaml": swap("href: guides", "href: guidse") });
    expect(prepareContent(root, {})).toEqual({
      ok: false,
      report: expect.stringMatching(/^1 fault in data\/\n\ndata\/pages\/index\.yaml:22:9\n/),
    });
  });

  it("leaves drafts out of a release, and shows them with a mark in previews and in development", () => {
    const root = project();
    edit(join(root, "data"), {
      "pages/next.yaml": draft,
      "news.yaml": swap("items:\n  - url", "items:\n  - draft: true\n    url"),
    });
    const first = (environment: NodeJS.ProcessEnv) => {
      const prepared = prepareContent(root, environment);
      if (!prepared.ok) throw new Error(prepared.report);
      const { pages, news, readable } = prepared.content;
      return {
        sections: pages.find(({ content }) => content.route === "/next")?.content.sections,
        text: readable.find(({ route }) => route === "/next")?.parts,
        news: news.items[0]?.title,
        count: news.items.length,
        notes: prepared.notes,
      };
    };
    const release = first({});
    expect(release).toMatchObject({ sections: undefined, text: undefined, count: 8 });
    expect(release.notes).toEqual(["2 drafts left out: data/pages/next.yaml, data/news.yaml."]);
    expect(existsSync(join(root, ".content/pages/next.yaml"))).toBe(false);
    const preview = first({ DRAFTS: "1" });
    expect(preview.sections?.[0]).toMatchObject({ type: "Notice", text: { html: "<strong>Draft</strong>" } });
    expect(preview.text?.length).toBeGreaterThan(0);
    expect(preview).toMatchObject({ news: expect.stringMatching(/^Draft: /), count: 9 });
    expect(preview.notes).toEqual([expect.stringContaining("2 drafts shown, for previews alone")]);
    expect(first({ gatsby_executing_command: "develop" })).toEqual(preview);
    expect(existsSync(join(root, ".content/pages/next.yaml"))).toBe(true);
  });

  it("puts the files that pages offer where they are served, and no others", () => {
    const root = project();
    const served = () => filesBelow(join(root, "public"));
    const data = join(root, "data");
    edit(data, {
      "files/brochure.pdf": pdf(),
      "files/terms.pdf": pdf(),
      "pages/index.yaml": swap("href: guides", "href: files/brochure.pdf"),
      "pages/about.yaml": swap("[guides](guides)", "[terms](files/terms.pdf)"),
      "pages/next.yaml": draft.replace("Somebody writes it.", "Our [prices](files/prices.csv)."),
      "files/prices.csv": "What,Price\n",
    });
    const prepared = prepareContent(root, {});
    if (!prepared.ok) throw new Error(prepared.report);
    expect(served()).toEqual(["files/brochure.pdf", "files/terms.pdf"]);
    expect(existsSync(join(root, ".content/files"))).toBe(false);
    const texts = JSON.stringify(prepared.content.pages);
    expect(texts).toContain(
      '"title":"Reply (PDF, 1 kB)","text":{"html":"Within 24 hours."},"href":"/files/brochure.pdf"',
    );
    expect(texts).toContain('<a href=\\"/files/terms.pdf\\" download=\\"\\">terms (PDF, 1 kB)</a>');
    const twin = JSON.stringify(prepared.content.readable);
    expect(twin).toContain("[terms](https://www.example.com/files/terms.pdf)");
    edit(data, { "pages/about.yaml": swap("[terms](files/terms.pdf)", "terms") });
    prepareContent(root, { DRAFTS: "1" });
    expect(served()).toEqual(["files/brochure.pdf", "files/prices.csv"]);
  });

  it("goes by the day that TODAY names, and refuses anything else", () => {
    expect(() => prepareContent(project(), { TODAY: "tomorrow" })).toThrow(
      'TODAY is "tomorrow", which is not a day. Write year, month and day: 2026-11-21.',
    );
  });

  it("refuses to build a form that would lose every message", () => {
    const root = project();
    const environment = { CONTACT_ENDPOINT: "/api/submit" };
    expect(prepareContent(root, environment)).toEqual({
      ok: false,
      report: expect.stringContaining("The contact form would send to this site itself"),
    });
    expect(existsSync(join(root, ".content/site.yaml"))).toBe(false);
    expect(prepareContent(root, { ...environment, FORMS_SERVER: "1" }).ok).toBe(true);
  });
});

const draft = `name: Draft
draft: true
title: What is not there yet
description: A page that somebody still writes, which nobody but those who write it may read.
sections:
  - type: Hero
    title: Not there yet
    text: Somebody writes it.
`;
