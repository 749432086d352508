import { leadOf } from "../../../src/content/compile/lead";

const words = { type: "Divider", label: "More" };
const story = { type: "Spotlight", image: { src: "a.png", alt: "" } };

describe("The section whose picture loads at once", () => {
  it.each([
    ["an opening with a picture", { type: "Hero", art: { src: "a.png", alt: "" } }],
    ["a carousel", { type: "Showcase", slides: [{ src: "a.png", alt: "" }] }],
    ["a story", story],
  ])("is the first with one, such as %s", (_, section) => {
    expect(leadOf([words, section, story])).toBe(1);
  });

  it("does not exist if the first three have no picture", () => {
    const opening = { type: "Hero", art: undefined };
    expect(leadOf([opening, words, words, story])).toBe(-1);
  });

  it("is never a section with small pictures further down", () => {
    expect(leadOf([{ type: "Quote", images: [{ src: "a.png", alt: "" }] }])).toBe(-1);
  });
});
