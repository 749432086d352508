import { type Hue, hues } from "../../src/content/model/page";
import { grounds, themes } from "../../src/theme/tokens";

/** The relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The theme whose texts stand on a ground: that of night has its own. */
const textsOn = (theme: "light" | "dark", hue: Hue) => themes[hue === "ink" ? "dark" : theme];

describe.each(["light", "dark"] as const)("Grounds of the %s theme", (theme) => {
  const { bg, "bg-raised": raised } = themes[theme];

  it("can be told from the page: raised bands and every hue", () => {
    for (const ground of [raised, ...hues.map((hue) => grounds[theme][hue].ground)])
      expect(contrast(ground, bg)).toBeGreaterThanOrEqual(1.15);
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

  it("carry the texts of raised bands, and the border of controls", () => {
    const { "fg-muted": muted, "fg-faint": faint, accent, control } = themes[theme];
    for (const color of [muted, faint, accent]) expect(contrast(color, raised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(control, raised)).toBeGreaterThanOrEqual(3);
  });
});
