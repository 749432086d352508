import { brand, tint, withAlpha } from "../../lib/brand.mjs";

// The site's colour names, filled for the wallet. What is proven is blue in a picture of it: amber is what the visitor's own browser has checked.
export const themes = {
  light: {
    bg: "#F5F7FC",
    side: "#ECF0F9",
    surface: "#FFFFFF",
    raised: "#FFFFFF",
    sunken: "#F1F4FA",
    line: "#E1E6F1",
    line2: "#C5CEE0",
    text: "#0B1020",
    text2: "#475069",
    text3: "#5F6880",
    accent: brand.light.accent,
    accentInk: brand.light["accent-hover"],
    accentSoft: tint(brand.light.accent, 0.105),
    onAccent: brand.light["on-accent"],
    proof: brand.light.accent,
    proofSoft: tint(brand.light.accent, 0.105),
    proofInk: brand.light["accent-hover"],
    shadow: "0 1px 2px rgba(11, 16, 32, 0.04)",
    shadowLg: "0 24px 44px -24px rgba(11, 16, 32, 0.3)",
    hover: "rgba(11, 16, 32, 0.035)",
  },
  dark: {
    bg: "#0C1018",
    side: "#090C13",
    surface: "#121723",
    raised: "#1D2433",
    sunken: "#0D111A",
    line: "rgba(255, 255, 255, 0.08)",
    line2: "rgba(255, 255, 255, 0.16)",
    text: "#F2F5FC",
    text2: "#A9B2C8",
    text3: "#8C96AE",
    accent: brand.dark.accent,
    accentInk: "#A3B8FF",
    accentSoft: withAlpha(brand.dark.accent, 0.17),
    onAccent: brand.dark["on-accent"],
    proof: brand.dark.accent,
    proofSoft: withAlpha(brand.dark.accent, 0.17),
    proofInk: "#A3B8FF",
    shadow: "none",
    shadowLg: "none",
    hover: "rgba(255, 255, 255, 0.035)",
  },
};

export const themeCss = (theme) => {
  const values = Object.entries(themes[theme]).map(([name, value]) => `--${name}: ${value};`);
  return `:root { ${values.join(" ")} color-scheme: ${theme}; }`;
};
