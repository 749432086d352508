import { digestOf } from "../content/compile/digest";
import { engravingOf, reach, smooth } from "../exhibits/guilloche";

/**
 * The guilloche of a page: its route decides the form, and its content every line. Lines have no color of their own:
 * the theme colors them.
 */
export function patternOf(route: string, digest: string): string {
  const form = forms[Number.parseInt(digestOf(route).slice(0, 2), 16) % forms.length] ?? medallion;
  const [a, b] = form(bytesOf(digest), digest);
  // Both parts, for when the file is shown as a picture.
  const both = `<use href="#a"/><use href="#b"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 2000" stroke-width="2.4">${symbol("a", a)}${symbol("b", b)}${both}</svg>\n`;
}

const symbol = (id: string, shapes: string) =>
  `<symbol id="${id}" viewBox="-1000 -1000 2000 2000"><g fill="none" stroke="currentColor">${shapes}</g></symbol>`;

/** The bytes of a digest, as numbers from 0 to 1. */
const bytesOf = (digest: string) =>
  (digest.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 256);

type Form = (bytes: number[], digest: string) => [a: string, b: string];

/** Rings around the seal of the digest. */
const medallion: Form = (bytes, digest) => [
  ring(bytes.slice(0, 5), { name: "m", radius: 800, swing: 175, lobes: 12, lines: 14 }) +
    ring(bytes.slice(5, 10), { name: "n", radius: 325, swing: 120, lobes: 7, lines: 10 }),
  ring(bytes.slice(10, 15), { name: "o", radius: 545, swing: 150, lobes: 9, lines: 14 }) +
    sealIn(digest, 0.2),
];

/** One wide ring around a large seal. */
const seal: Form = (bytes, digest) => [
  ring(bytes.slice(10, 15), { name: "q", radius: 740, swing: 230, lobes: 14, lines: 16 }),
  sealIn(digest, 0.42),
];

/** Two medallions that overlap: what each of two parties holds. */
const pair: Form = (bytes, digest) => [
  `<g transform="translate(-330 -330)">${ring(bytes.slice(0, 5), { name: "r", radius: 470, swing: 180, lobes: 9, lines: 12 })}${ring(bytes.slice(5, 10), { name: "s", radius: 190, swing: 90, lobes: 6, lines: 8 })}</g>`,
  `<g transform="translate(330 330)">${ring(bytes.slice(10, 15), { name: "t", radius: 470, swing: 180, lobes: 8, lines: 14 })}${sealIn(digest, 0.26)}</g>`,
];

const forms = [medallion, seal, pair];

/** The engraved seal of a digest, at a fraction of the drawing's size. */
function sealIn(digest: string, size: number): string {
  const { rings, outline, lace, rays } = engravingOf(digest);
  const scale = (size * 1000) / reach;
  const lines = [...rings, outline, lace, rays].map((d) => `<path d="${d}"/>`);
  return `<g transform="scale(${scale})" stroke-width="${(2 / scale).toFixed(2)}">${lines.join("")}</g>`;
}

/** A line and its copies, each moved by the same step: together they are a mesh. */
function mesh(name: string, d: string, lines: number, move: (line: number) => string): string {
  const copies = Array.from(
    { length: lines - 1 },
    (_, line) => `<use href="#${name}" transform="${move(line + 1)}"/>`,
  );
  return `<path id="${name}" d="${d}"/>${copies.join("")}`;
}

/** A wave with a second one on top, for each turn of a circle or width of a band. */
const wave = ([, b = 0, c = 0, d = 0]: number[], angle: number) =>
  (Math.cos(angle) + (0.2 + 0.5 * b) * Math.cos((c < 0.5 ? 2 : 3) * angle + 2 * Math.PI * d)) /
  (1.2 + 0.5 * b);

interface Ring {
  name: string;
  radius: number;
  swing: number;
  lobes: number;
  lines: number;
}

function ring(bytes: number[], { name, radius, swing, lobes, lines }: Ring): string {
  const [a = 0, , , , e = 0] = bytes;
  const count = lobes + Math.floor(a * 6);
  const size = swing * (0.75 + 0.25 * e);
  const at = (turn: number) => {
    const r = radius + size * wave(bytes, count * turn);
    return [r * Math.cos(turn), r * Math.sin(turn)] as const;
  };
  const path = smooth(at, 2 * Math.PI, count * 8);
  return mesh(name, path, lines, (line) => `rotate(${((360 / count / lines) * line).toFixed(3)})`);
}
