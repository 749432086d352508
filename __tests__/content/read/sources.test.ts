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

  findsEach("claim.yaml", {
    "a file that nothing reads": [
      "items: []\n",
      '1:1 data/claim.yaml does not belong to this site. ... Did you mean "claims.yaml"?',
    ],
  });

  findsEach("our-story.yaml", {
    "a page beside the folder of pages": [
      "name: Our story\nsections:\n  - type: Hero\n",
      "1:1 data/our-story.yaml is a page, and pages belong in data/pages/. Move it to data/pages/our-story.yaml.",
    ],
  });

  findsEach("pages/story.yaml.txt", {
    "a page that an editor has saved as a text": [
      "name: News\n",
      "1:1 data/pages/story.yaml.txt does not belong to this site. Its name must end in .yaml: data/pages/story.yaml.",
    ],
  });

  findsEach("pages/news.yml", {
    "a page with the longer ending": [
      "name: News\n",
      "1:1 data/pages/news.yml does not belong to this site. Its name must end in .yaml: data/pages/news.yaml.",
    ],
  });

  findsEach("redirects.yaml", {
    "a missing shared file": [null, "1:1 The file is missing. Put it back."],
  });

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
