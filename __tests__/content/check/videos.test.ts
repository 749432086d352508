import { faultsAfter, swap } from "../../support/content";

const player = (text: string) =>
  `${text}  - type: Video\n    title: On video\n    video:\n      href: guides\n      title: The house\n      poster: { src: images/first.png, alt: The house }\n`;
const after = (address: string) =>
  faultsAfter({
    "pages/contact.yaml": player,
    "site.yaml": swap("guides: https://docs.example.com/guides", `guides: ${address}`),
  });

describe("The address of a video", () => {
  const youtube = "https://www.youtube-nocookie.com/embed/a-b_c123456";
  it.each([
    ["https://www.youtube.com/watch?v=a-b_c123456", youtube],
    ["https://m.youtube.com/watch?t=4&v=a-b_c123456", youtube],
    ["https://youtu.be/a-b_c123456?si=xyz", youtube],
    ["https://youtube.com/shorts/a-b_c123456", youtube],
    ["https://vimeo.com/12345", "https://player.vimeo.com/video/12345?dnt=1"],
    ["https://vimeo.com/12345/abc9", "https://player.vimeo.com/video/12345?dnt=1&h=abc9"],
  ])("cannot be its page: %s", (address, embed) => {
    expect(after(address)).toEqual([
      {
        file: "data/site.yaml",
        line: 12,
        column: 3,
        problem: "This is a video's own page, which cannot be embedded.",
        expected: `Write its embed address: ${embed}.`,
      },
    ]);
  });

  it.each([youtube, "https://player.vimeo.com/video/12345?dnt=1", "https://vimeo.example.com/12345"])(
    "can be its embed address: %s",
    (address) => {
      expect(after(address)).toEqual([]);
    },
  );

  it("must set no cookies", () => {
    const [fault, ...more] = after("https://www.youtube.com/embed/a-b_c123456");
    expect(fault).toMatchObject({
      problem: "This video's address sets cookies.",
      expected: `Write ${youtube}.`,
    });
    expect(more).toEqual([]);
  });

  it("may be its page where it is only a link", () => {
    const edit = swap("guides: https://docs.example.com/guides", "guides: https://youtu.be/abc");
    expect(faultsAfter({ "site.yaml": edit })).toEqual([]);
  });
});
