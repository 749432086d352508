import { swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("YAML that cannot be read", () => {
  findsEach([
    {
      fault: "a field written twice",
      file: home,
      edit: swap("title: A house of records", "title: A house of records\ntitle: Another one"),
      at: "3:1",
      problem: '"title" appears twice here, the first time on line 2.',
      expected: "Keep one of the two.",
    },
    {
      fault: "a line indented with a tab",
      file: home,
      edit: swap("    layout: wide", "    \tlayout: wide"),
      at: "7:5",
      problem: "This line is indented with a tab.",
      expected: "Indent with two spaces for each level.",
    },
    {
      fault: "a quotation mark that is never closed",
      file: "pages/contact.yaml",
      edit: swap("text: Write to {email}.", 'text: "Write to {email}.'),
      at: "7:11",
      problem: 'The quotation mark " is opened here and never closed.',
      expected: 'Add the closing " where it ends.',
    },
    {
      fault: "a colon in text without quotation marks",
      file: home,
      edit: swap("title: Two points", "title: Two points: keys and reply"),
      at: "15:12",
      problem: "YAML cannot tell where this text ends: a colon and a space inside it start a new field.",
      expected: 'Put the whole text in quotation marks: title: "Two points: keys and reply".',
    },
    {
      fault: "a line indented with a tab, reported once",
      file: home,
      edit: swap("    layout: wide", "\tlayout: wide"),
      at: "7:1",
      problem: "This line is indented with a tab.",
      expected: "Indent with two spaces for each level.",
    },
    {
      fault: "a bracket that is never closed",
      file: "pages/about.yaml",
      edit: swap("[/company]", "[/company"),
      at: "4:9",
      problem: "The bracket [ is opened here and never closed.",
      expected: "Add the closing ] where it ends.",
    },
    {
      fault: "a line with a different indentation from its neighbors",
      file: home,
      edit: swap("    layout: wide", "   layout: wide"),
      at: "7:4",
      problem: "This line is indented by 3 spaces, its neighbors by 4.",
      expected: "It needs 4 spaces.",
    },
    {
      fault: "text that begins with a brace, without quotation marks",
      file: home,
      edit: swap("title: Two points", "title: {brand} in two points"),
      at: "15:12",
      problem: "Text that begins with { is read as a list or a group of fields.",
      expected: 'Put the whole text in quotation marks: title: "{brand} in two points".',
    },
    {
      fault: "text that begins with a brace and has a colon",
      file: home,
      edit: swap("title: Two points", "title: {brand}: two points"),
      at: "15:19",
      problem: "Text that begins with { is read as a list or a group of fields.",
      expected: 'Put the whole text in quotation marks: title: "{brand}: two points".',
    },
    {
      fault: "an alias",
      file: home,
      edit: (text) =>
        text.replace("title: Keys", "title: &name Keys").replace("title: Reply", "title: *name"),
      at: "20:16",
      problem: '"*name" is a YAML alias.',
      expected: "Write out the value; content cannot use aliases.",
    },
    {
      fault: "an empty file",
      file: "pages/contact.yaml",
      edit: "",
      at: "1:1",
      problem: "The file holds nothing.",
      expected: 'Begin with "name", as the other files do, or delete this one.',
    },
  ]);
});
