import { findingsAfter, swap } from "../../support/content";

/** The head of a JPEG file with the words of a card, as art/lib/encode.mjs writes it. */
function card(words: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(words));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe]), size, text, Buffer.from([0xff, 0xd9])]);
}

/** What is said of the picture for social networks of a page, or of the site. */
const saidOf = (file: string, words: unknown) =>
  findingsAfter({
    "images/card.jpg": card(words),
    [file]: file.startsWith("pages/")
      ? (text) => `social: images/card.jpg\n${text}`
      : swap("social: images/social.png", "social: images/card.jpg"),
  })
    .warnings.filter(({ problem }) => problem.includes("social networks"))
    .map(({ problem, expected }) => `${problem} ${expected}`);

const contact = "pages/contact.yaml";
const again = (name: string) => `Draw it again: npm run build && npm run art -- social/${name}`;

describe("A picture for social networks", () => {
  it("passes with the words of its page, and without words of its own", () => {
    const right = { brand: "Housemark", words: ["Contact", "Contact the house"] };
    expect(saidOf(contact, right)).toEqual([]);
    expect(saidOf(contact, {})).toEqual([]);
    expect(saidOf(contact, "nothing")).toEqual([]);
  });

  it("is out of date with another title, another name or another brand", () => {
    const stale = (brand: string, ...words: string[]) => saidOf(contact, { brand, words });
    const said = (words: string) => [
      `The picture for social networks still says “${words}”. ${again("contact")}`,
    ];
    expect(stale("Housemark", "Contact", "Write to the house")).toEqual(said("Write to the house"));
    expect(stale("Housemark", "Write", "Contact the house")).toEqual(said("Write"));
    expect(stale("Oldmark", "Contact", "Contact the house")).toEqual(said("Oldmark"));
    expect(stale("Housemark", "Contact the house")).toEqual(said("Contact the house"));
  });

  it("of the site has its brand", () => {
    expect(saidOf("site.yaml", { brand: "Housemark", words: ["Anything"] })).toEqual([]);
    expect(saidOf("site.yaml", { brand: "Oldmark", words: [] })).toEqual([
      `The picture for social networks still says “Oldmark”. ${again("default")}`,
    ]);
  });
});
