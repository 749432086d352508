import { brand } from "../../lib/brand.mjs";

// One ground (top, bottom) and one glyph per sample app, in a 100 x 100 box.
const WHITE = 'fill="#fff"';
const BRAND = `fill="${brand.light.accent}"`;
const stroke = (colour, width) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"`;

export const glyphs = {
  postbox: {
    ground: ["#4F7BFF", "#1E3FD0"],
    shape: `<path d="M24 40h52v28a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" ${WHITE}/>
      <path d="M24 40l26 19 26-19a14 14 0 0 0-6-8L50 22 30 32a14 14 0 0 0-6 8z" fill="#BFD0FF"/>
      <path d="M24 41l26 19 26-19" ${stroke("#1E3FD0", 4.5)}/>`,
  },
  tideline: {
    ground: ["#19B8A2", "#087566"],
    shape: `<path opacity=".55" ${WHITE}
        d="M18 58c8-7 16-7 24 0s16 7 24 0 12-6 16-3v11c-5-4-9-4-16 2s-16 6-24 0-16-6-24 0z"/>
      <path d="M28 50h44l-7 12H35z" ${WHITE}/>
      <path d="M38 32h11v15H38zM52 37h11v10H52z" ${WHITE}/>
      <path d="M18 68c8-6 16-6 24 0s16 6 24 0 12-5 16-2v10c-5-4-9-3-16 2s-16 5-24 0-16-5-24 0z"
        ${WHITE}/>`,
  },
  countersign: {
    ground: ["#A08CFF", "#5138D6"],
    shape: `<path d="M73 24c-24 1-40 15-43 43l-5 9 5-2c20-1 37-16 43-50z" ${WHITE}/>
      <path d="M27 76c9-19 20-31 36-43" ${stroke("#5138D6", 4)}/>`,
  },
  coinslot: {
    ground: ["#3A4870", "#141C33"],
    shape: `<rect x="22" y="36" width="56" height="34" rx="17" ${WHITE}/>
      <path d="M36 47v12M30 53h12" ${stroke("#141C33", 5)}/>
      <circle cx="60" cy="58" r="4.4" fill="#E0526B"/>
      <circle cx="69" cy="49" r="4.4" ${BRAND}/>
      <path d="M50 36V26" ${stroke("#fff", 5)}/>`,
  },
  plainview: {
    ground: ["#FFFFFF", "#D9E1F1"],
    shape: `<circle cx="50" cy="50" r="28" fill="#0B1020"/>
      <circle cx="50" cy="50" r="18" ${BRAND}/>
      <path d="M50 32a18 18 0 0 1 18 18L50 50z" fill="#8FB4FF"/>
      <path d="M50 68a18 18 0 0 1-18-18l18 0z" fill="#1B2A52"/>
      <circle cx="50" cy="50" r="7" ${WHITE}/>`,
  },
  fathom: {
    ground: ["#3FA2FF", "#0B3FA8"],
    shape: `<path d="M22 32h56M29 44h42M36 56h28M43 68h14" ${stroke("#fff", 6.5)}/>`,
  },
  fieldnote: {
    ground: ["#7BCB7F", "#2A8148"],
    shape: `<path d="M50 78V40" ${stroke("#fff", 6)}/>
      <path d="M50 52c0-14 8-23 24-24 1 16-8 25-24 24zM50 66c0-12-8-19-23-20 0 14 8 21 23 20z"
        ${WHITE}/>`,
  },
  partsbin: {
    ground: ["#EEF2FA", "#C7D0E2"],
    shape: `<path d="M50 22l24 14v28L50 78 26 64V36z" fill="#1B2A52"/>
      <path d="M50 22l24 14-24 14-24-14z" fill="#7C9BFF"/>
      <path d="M50 50v28l24-14V36z" ${BRAND}/>`,
  },
  tally: {
    ground: ["#1DA0B8", "#0A5C78"],
    shape: `<path d="M27 68l15-19 12 10 19-27" ${stroke("#fff", 7)}/>
      <circle cx="73" cy="32" r="7.5" ${WHITE}/>`,
  },
  hands: {
    ground: ["#8FA6FF", "#4A3FE0"],
    shape: `<circle cx="50" cy="50" r="25" ${stroke("#fff", 9)} stroke-dasharray="98 60"
        transform="rotate(-90 50 50)"/>
      <path d="M40 50l7 7 13-14" ${stroke("#fff", 6.5)}/>`,
  },
  casefile: {
    ground: ["#F08AA0", "#BE3A5E"],
    shape: `<path d="M31 24h28l12 12v38a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z" ${WHITE}/>
      <path d="M59 24v12h12" fill="#FBD3DC"/>
      <path d="M36 47h27M36 56h27M36 65h15" ${stroke("#BE3A5E", 4.5)}/>`,
  },
  proofs: {
    ground: ["#D6E6FF", "#9CC2FF"],
    shape: `<path d="M50 28l32 14-32 14-32-14z" fill="#0B1020"/>
      <path d="M33 53v13c10 8 24 8 34 0V53l-17 8z" ${BRAND}/>
      <path d="M79 44v18" ${stroke("#0B1020", 4.5)}/>`,
  },
};
