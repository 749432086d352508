import { swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const home = "pages/index.yaml";

describe("YAML that cannot be read", () => {
  findsEach(home, {
    "a field written twice": [
      swap("title: A house of records", "title: A house of records\ntitle: Another one"),
      '3:1 "title" appears twice here, the first time on line 2. Keep one of the two.',
    ],
    "a line indented with a tab": [
      swap("    layout: wide", "    \tlayout: wide"),
      "7:5 This line is indented with a tab. Indent with two spaces for each level.",
    ],
    "a colon in text without quotation marks": [
      swap("title: Two points", "title: Two points: keys and reply"),
      '15:12 YAML cannot tell where this text ends: a colon and a space inside it start a new field. Put the whole text in quotation marks: title: "Two points: keys and reply".',
    ],
    "a line indented with a tab, reported once": [
      swap("    layout: wide", "\tlayout: wide"),
      "7:1 This line is indented with a tab. Indent with two spaces for each level.",
    ],
    "a line with a different indentation from its neighbors": [
      swap("    layout: wide", "   layout: wide"),
      "7:4 This line is indented by 3 spaces, its neighbors by 4. It needs 4 spaces.",
    ],
    "text that begins with a brace, without quotation marks": [
      swap("title: Two points", "title: {brand} in two points"),
      '15:12 Text that begins with { is read as a list or a group of fields. Put the whole text in quotation marks: title: "{brand} in two points".',
    ],
    "text that begins with a brace and has a colon": [
      swap("title: Two points", "title: {brand}: two points"),
      '15:19 Text that begins with { is read as a list or a group of fields. Put the whole text in quotation marks: title: "{brand}: two points".',
    ],
    "an alias": [
      (text) => text.replace("title: Keys", "title: &name Keys").replace("title: Reply", "title: *name"),
      '20:16 "*name" is a YAML alias. Write out the value; content cannot use aliases.',
    ],
  });

  findsEach("pages/contact.yaml", {
    "a quotation mark that is never closed": [
      swap("text: Write to {email}.", 'text: "Write to {email}.'),
      '7:11 The quotation mark " is opened here and never closed. Add the closing " where it ends.',
    ],
    "an empty file": [
      "",
      '1:1 The file holds nothing. Begin with "name", as the other files do, or delete this one.',
    ],
  });

  findsEach("pages/about.yaml", {
    "a bracket that is never closed": [
      swap("[/company]", "[/company"),
      "4:9 The bracket [ is opened here and never closed. Add the closing ] where it ends.",
    ],
  });
});
