/** @jest-environment jsdom */
import { readyOtherPictures } from "../../../src/components/themeSwitch/otherPictures";

/** The pictures that were decoded, by the address that they show. */
let decoded: string[];

beforeEach(() => {
  decoded = [];
  document.documentElement.className = "light";
  Object.assign(window, { innerHeight: 800 });
  Element.prototype.getBoundingClientRect = function () {
    const top = Number(this.getAttribute("data-top") ?? Number.NaN);
    return { top, bottom: top + 100, height: Number.isNaN(top) ? 0 : 100 } as DOMRect;
  };
  HTMLImageElement.prototype.decode = async function () {
    const source = this.parentElement?.querySelector<HTMLSourceElement>("source:not([media='not all'])");
    decoded.push(source?.srcset ?? this.src);
    if (this.src.endsWith("damaged")) throw new DOMException("The picture is damaged", "EncodingError");
  };
});

const pair = (top: number, dark = "night") =>
  `<picture class="only-light"><img src="/day" loading="lazy" data-top="${top}"></picture><picture class="only-dark"><img src="/${dark}" loading="lazy"></picture>`;

it("decodes the hidden half of a pair in view, which no longer waits to be seen", async () => {
  document.body.innerHTML = pair(100) + pair(900, "below");
  await readyOtherPictures();
  expect(decoded).toEqual(["http://localhost/night"]);
  expect(document.querySelector(".only-dark > img")).toHaveProperty("loading", "eager");
});

it("decodes the hidden logo", async () => {
  document.body.innerHTML =
    '<img class="only-light" src="/ink" data-top="10"><img class="only-dark" src="/pale">';
  await readyOtherPictures();
  expect(decoded).toEqual(["http://localhost/pale"]);
});

it.each([
  ["light", "screen and (prefers-color-scheme: dark)", "/night"],
  ["dark", "screen", "http://localhost/day"],
])(
  "decodes the other source of a picture that a %s page shows, and leaves that as it is",
  async (theme, media, other) => {
    document.documentElement.className = theme;
    document.body.innerHTML = `<picture><source media="${media}" srcset="/night"><img src="/day" data-top="100"></picture>`;
    await readyOtherPictures();
    expect(decoded).toEqual([other]);
    expect(document.querySelector("source")).toHaveAttribute("media", media);
  },
);

it("asks for nothing new where a picture has one variant, and goes on after one that is damaged", async () => {
  document.body.innerHTML = `<picture><img src="/day" data-top="100"></picture>${pair(100, "damaged")}`;
  await readyOtherPictures();
  expect(decoded).toEqual(["http://localhost/day", "http://localhost/damaged"]);
});
