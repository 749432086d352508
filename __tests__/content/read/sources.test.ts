import { rmSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../../../src/content/check/examine";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, faultsAfter } from "../../support/content";
import { findsEach } from "../../support/seeds";
import { dataFolder } from "../../support/site";

describe("The content folder", () => {
  it("has no faults in this repository", () => {
    expect(examine(readSources(dataFolder)).faults).toEqual([]);
  });

  it("may contain hidden files, which are ignored", () => {
    expect(faultsAfter({ ".notes.yaml": "anything: goes", "pages/.draft.yaml": "[" })).toEqual([]);
  });

  it("reads pages in folders below pages/", () => {
    const folder = contentCopy();
    edit(folder, { "pages/deep/down.yaml": "name: 1" });
    expect(examine(readSources(folder)).faults.map(({ file }) => file)).toContain(
      "data/pages/deep/down.yaml",
    );
  });

  findsEach([
    {
      fault: "a file that nothing reads",
      file: "claim.yaml",
      edit: "items: []\n",
      at: "1:1",
      problem: "data/claim.yaml does not belong to this site.",
      expected: 'Did you mean "claims.yaml"?',
    },
    {
      fault: "a page beside the folder of pages",
      file: "our-story.yaml",
      edit: "name: Our story\nsections:\n  - type: Hero\n",
      at: "1:1",
      problem: "data/our-story.yaml is a page, and pages belong in data/pages/.",
      expected: "Move it to data/pages/our-story.yaml.",
    },
    {
      fault: "a page that an editor has saved as a text",
      file: "pages/story.yaml.txt",
      edit: "name: News\n",
      at: "1:1",
      problem: "data/pages/story.yaml.txt does not belong to this site.",
      expected: "Its name must end in .yaml: data/pages/story.yaml.",
    },
    {
      fault: "a page with the longer ending",
      file: "pages/news.yml",
      edit: "name: News\n",
      at: "1:1",
      problem: "data/pages/news.yml does not belong to this site.",
      expected: "Its name must end in .yaml: data/pages/news.yaml.",
    },
    {
      fault: "a missing shared file",
      file: "redirects.yaml",
      edit: null,
      at: "1:1",
      problem: "The file is missing.",
      expected: "Put it back.",
    },
  ]);

  it("says first which file is missing, whose links all fail then", () => {
    const folder = contentCopy();
    rmSync(join(folder, "pages/contact.yaml"));
    const { faults } = examine(readSources(folder));
    expect(faults.length).toBeGreaterThan(1);
    expect(faults[0]).toMatchObject({ file: "data/pages/contact.yaml", problem: "The file is missing." });
  });

  it("reports what is missing when there is almost nothing", () => {
    const folder = contentCopy();
    rmSync(join(folder, "site.yaml"));
    rmSync(join(folder, "claims.yaml"));
    expect(examine(readSources(folder)).faults.map(({ file, problem }) => [file, problem])).toEqual([
      ["data/claims.yaml", "The file is missing."],
      ["data/site.yaml", "The file is missing."],
    ]);
  });
});
