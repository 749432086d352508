import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareContent } from "../../src/build/prepare";
import { contentCopy, edit, swap, temporaryFolder } from "../support/content";

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
