import { type Hue, hues } from "../../src/content/model/page";
import { grounds, themes } from "../../src/theme/tokens";

/** Red, green and blue as light. */
const linear = (color: string) =>
  (color.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** The relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colors look (the distance in Oklab). */
function distance(one: string, other: string): number {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(...from.map((part, at) => part - (to[at] ?? 0)));
}

function oklab(color: string): number[] {
  const [r = 0, g = 0, b = 0] = linear(color);
  const [l = 0, m = 0, s = 0] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The theme whose texts stand on a ground: that of night has its own. */
const textsOn = (theme: "light" | "dark", hue: Hue) => themes[hue === "ink" ? "dark" : theme];

describe.each(["light", "dark"] as const)("Grounds of the %s theme", (theme) => {
  const { bg, "bg-raised": raised } = themes[theme];

  it("can be told from the page: raised bands and every hue", () => {
    for (const ground of [raised, ...hues.map((hue) => grounds[theme][hue].ground)])
      expect(contrast(ground, bg)).toBeGreaterThanOrEqual(1.15);
  });

  it("can be told from each other: sand and peach, and every other pair", () => {
    for (const [at, one] of hues.entries())
      for (const other of hues.slice(at + 1))
        expect([
          one,
          other,
          distance(grounds[theme][one].ground, grounds[theme][other].ground) >= 0.015,
        ]).toEqual([one, other, true]);
  });

  it.each(hues)("carry every text at 4.5:1: %s", (hue) => {
    const { ground } = grounds[theme][hue];
    const texts = textsOn(theme, hue);
    const { ink } = grounds[hue === "ink" ? "dark" : theme][hue];
    for (const color of [texts.fg, texts["fg-muted"], texts["fg-faint"], texts.accent, texts.danger, ink])
      expect([color, contrast(color, ground) >= 4.5]).toEqual([color, true]);
  });

  it.each(hues)("have an ink that can be read on the page itself: %s", (hue) => {
    expect(contrast(grounds[theme][hue].ink, bg)).toBeGreaterThanOrEqual(4.5);
  });

  it("show a secondary button where it has no fill", () => {
    const { pill, "pill-line": edge } = themes[theme];
    for (const ground of pill === "transparent"
      ? [bg, raised, ...hues.map((hue) => grounds[theme][hue].ground)]
      : [])
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it("carry the texts of raised bands, and the border of controls", () => {
    const { "fg-muted": muted, "fg-faint": faint, accent, control } = themes[theme];
    for (const color of [muted, faint, accent]) expect(contrast(color, raised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(control, raised)).toBeGreaterThanOrEqual(3);
  });
});
