// What the focus of each scene becomes, which is amber in the render: see ../lib/focus.mjs. By day and by night, since what
// stands out before a pale ground sinks into a dark one.

const porcelain = (hue) => ({ hue, chroma: 0.012, at: 0.91, depth: 1.4 });
const strong = (hue, at, chroma) => ({ hue, chroma, at, depth: 0.85 });

// The families of kit/stage.py, each with its main hue; the gray and sandy ones with that of the brand.
const HUE = {
  teal: 203,
  stone: 262,
  slate: 262,
  steel: 262,
  indigo: 276,
  night: 266,
  lilac: 281,
  blue: 264,
  sea: 160,
  cobalt: 264,
};

const both = (look) => [look, look];
const white = (family) => both(porcelain(HUE[family]));
// A gray or sandy family has its color in this one thing.
const cobalt = both(strong(HUE.steel, 0.52, 0.23));
const onSand = [{ ...cobalt[0], floor: 0.105, warm: true, glow: 30 }, cobalt[1]];
const onPaper = [
  { ...cobalt[0], floor: 0.15, warm: true, glow: 40 },
  { ...cobalt[1], floor: 0.15, glow: 60 },
];
const onLand = both({ ...cobalt[0], floor: 0.13, warm: true, glow: 0 });
const teal = [strong(HUE.teal, 0.42, 0.08), strong(HUE.teal, 0.8, 0.12)];

const FOCUS = {
  "api-inference": both(strong(HUE.teal, 0.38, 0.07)),
  "api-maps": teal,
  "api-market-data": [teal[0], strong(HUE.teal, 0.9, 0.05)],
  "api-weather": [strong(HUE.teal, 0.64, 0.12), teal[1]],
  "archival-clinical": onSand,
  "archival-court": onPaper,
  "archival-land": onLand,
  "archival-maintenance": onSand,
  "consult-erp": both({ ...cobalt[0], floor: 0.085 }),
  "consult-sensors": white("slate"),
  "contract-auction": both({
    ...strong(HUE.indigo, 0.38, 0.19),
    figure: { color: [255, 255, 255], was: 0.25 },
  }),
  "contract-deposit": white("indigo"),
  "contract-escrow": [strong(HUE.indigo, 0.31, 0.15), porcelain(HUE.indigo)],
  "contract-milestone": [strong(HUE.indigo, 0.33, 0.16), strong(HUE.indigo, 0.74, 0.13)],
  "contract-pledge": [strong(HUE.indigo, 0.38, 0.19), porcelain(HUE.indigo)],
  "contract-royalties": both(strong(HUE.indigo, 0.66, 0.19)),
  "fair-arcade": both({
    ...strong(HUE.night, 0.92, 0.03),
    figure: { color: [27, 42, 110], was: 0.97 },
    glow: 60,
  }),
  "fair-cards": both(strong(HUE.night, 0.3, 0.11)),
  "fair-loot": both(strong(HUE.night, 0.88, 0.06)),
  "fair-lottery": white("night"),
  "legal-billing": [strong(HUE.lilac, 0.46, 0.26), strong(HUE.lilac, 0.88, 0.06)],
  "legal-discovery": both(strong(HUE.lilac, 0.5, 0.24)),
  "legal-trust": white("lilac"),
  "overlay-creators": both(strong(HUE.blue, 0.9, 0.05)),
  "overlay-documents": [porcelain(HUE.blue), { ...porcelain(HUE.blue), depth: 1.9, floor: 0.028 }],
  "overlay-education": both(strong(HUE.blue, 0.6, 0.2)),
  "overlay-media": both(strong(HUE.blue, 0.58, 0.23)),
  "parts-airline": cobalt,
  "parts-farm": cobalt,
  "parts-hospital": [cobalt[0], { ...cobalt[1], floor: 0.1, figure: { color: [255, 255, 255], was: 0.45 } }],
  "parts-shipyard": cobalt,
  "trades-diving": white("sea"),
  "trades-rigging": [strong(HUE.sea, 0.38, 0.09), porcelain(HUE.sea)],
  "trades-welding": [strong(HUE.sea, 0.97, 0.02), strong(HUE.sea, 0.93, 0.07)],
  "training-capstone": [strong(HUE.cobalt, 0.36, 0.2), strong(HUE.cobalt, 0.58, 0.22)],
  "training-lab": white("cobalt"),
  "training-workshop": both(strong(HUE.cobalt, 0.27, 0.14)),
};

/** How the focus of the scene `name`, or `name`-dark, looks; nothing for one that has no amber. */
export const focusOf = (name) => FOCUS[name.replace(/-dark$/, "")]?.[name.endsWith("-dark") ? 1 : 0];
