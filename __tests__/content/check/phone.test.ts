import { siteContent } from "../../../src/build/siteContent";
import { structuredData } from "../../../src/build/texts/structuredData";
import { readSources } from "../../../src/content/read/sources";
import { contentCopy, edit, findingsAfter, swap } from "../../support/content";
import { findsEach } from "../../support/seeds";

const contact = "pages/contact.yaml";
const site = swap("email:", 'phone: "+1-541-555-0100"\nemail:');
const call = swap("Write to {email}.", "Call [{phone}](tel:{phone}) or [sales](sales-call).");
const key = swap("links:\n", "links:\n  sales-call: tel:+1-541-555-0111\n");

describe("A phone number", () => {
  findsEach("site.yaml", {
    "a number that phones abroad cannot call": [
      swap("email:", "phone: 541 555 0100\nemail:"),
      '4:1 "phone" is not valid: "541 555 0100". Write it with the country\'s code, and hyphens between its parts: +1-541-555-0100.',
    ],
    "a number without anything between its digits": [
      swap("email:", "phone: 5415550100\nemail:"),
      '4:1 "phone" holds a number (5415550100). Write it with the country\'s code, and hyphens between its parts: +1-541-555-0100.',
    ],
    "a link key with a number that is none": [
      swap("links:\n", "links:\n  sales-call: tel:sales\n"),
      '11:3 "sales-call" is not valid: "tel:sales". ... or a phone number: tel:+1-541-555-0100.',
    ],
  });

  findsEach(contact, {
    "a text with a number that nobody has given": [
      swap("{email}", "{phone}"),
      "7:5 {phone} has no value. Write the number as phone: in data/site.yaml.",
    ],
  });

  it("is written once, linked in texts, and in the files for machines", () => {
    const edits = { "site.yaml": (text: string) => key(site(text)), [contact]: call };
    expect(findingsAfter(edits)).toEqual({ faults: [], warnings: [] });
    const folder = contentCopy();
    edit(folder, edits);
    const content = siteContent(readSources(folder));
    expect(JSON.stringify(content.pages)).toContain(
      'Call <a href=\\"tel:+1-541-555-0100\\">+1-541-555-0100</a> or <a href=\\"tel:+1-541-555-0111\\">sales</a>.',
    );
    const home = content.pages.find(({ content: { route } }) => route === "/");
    if (!home) throw new Error("There is no home page.");
    expect(JSON.stringify(structuredData(home.content, content.site, content.glossary))).toContain(
      '"telephone":"+1-541-555-0100"',
    );
  });
});
