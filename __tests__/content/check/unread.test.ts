import { examine } from "../../../src/content/check/examine";
import { checkSpelling } from "../../../src/content/check/spelling";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, swap, today } from "../../support/content";

test.each(["fixed: []\nwords:\n  -Kuvert\n  - Other\n", "words:\n  - Kuvert\n  -Other\n  - Third\n"])(
  "While the project's own words cannot be read, no word is called wrong: %j",
  (source) => {
    const folder = contentCopy();
    edit(folder, {
      "writing.yaml": source,
      "pages/index.yaml": swap("text: They stay with you.", "text: They recieve you!"),
    });
    const { faults, warnings } = examine(readSources(folder), today, [checkSpelling]);
    expect(faults.map(({ problem }) => problem)).toEqual(["A space is missing after the hyphen."]);
    expect(warnings).toEqual([]);
  },
);
