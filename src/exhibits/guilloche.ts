/**
 * Seals: engravings that grow from a hash, as the rosettes of banknotes and share certificates grow from the gears of a
 * lathe. Each of the 32 bytes is a tooth of one of two rings and points out or in; which family the outline belongs to,
 * how it is cut and how the lace runs is drawn anew for every bit that flips. So nobody takes one seal for another. Pure
 * functions: the build draws them into pages, the browser into what visitors check.
 */

import { isHash } from "./kit/hash";

/** Half the side of the square that a seal fills, centered at 0, 0. */
export const reach = 250;

/**
 * The lines of a seal, each as the `d` of an SVG path. Those of any two seals have the same commands, so that one can turn
 * into the other (`transition: d`).
 */
export interface Seal {
  /** Two rings of teeth, to be filled by the even-odd rule. */
  rings: readonly [outer: string, inner: string];
  /** The outline, a heavy line. */
  outline: string;
  /** A hairline. */
  lace: string;
}

/** The seal of a hash of 32 bytes in hex; without the teeth of those bytes in which the hash `than` differs. */
export const sealOf = (hash: string, than = hash) => drawn(partsOf(hash, than, cutEdge, 8));

/** The same for where it is large: with round teeth, all of it inside the square, and rays for an engraver's gray. */
export function engravingOf(hash: string): Seal & { rays: string } {
  const parts = partsOf(hash, hash, wholeEdge, 4);
  return { ...drawn(parts), rays: raysIn(parts.outer, 13) + raysIn(parts.inner, 11) };
}

/** Half the side of the square that a mark fills. */
const markReach = 64;

/** Its outline alone, with a hole, for where it is very small; to be filled by the even-odd rule. */
export function markOf(hash: string): string {
  const { turned, lobes } = shapeOf(bytesOf(hash));
  const edge = wholeEdge(turned);
  const outline = closed((turn) => 0.96 * edge(turn), 48, 1, 0, markReach);
  return outline + closed((turn) => 0.3 + 0.1 * Math.cos((2 + (lobes % 4)) * turn), 16, 1, 0, markReach);
}

/** What the outline of a hash is like: the name of its family, and into how many lobes it is cut. */
export function outlineOf(hash: string) {
  const { family, lobes } = shapeOf(bytesOf(hash));
  return { family, lobes };
}

/** Its two rings around an outline. The higher `flank` is, the steeper are the sides of their teeth. */
function partsOf(hash: string, than: string, edgeOf: (turned: Edge) => Edge, flank: number) {
  const bytes = bytesOf(hash);
  const others = bytesOf(than);
  const { draw, turned } = shapeOf(bytes);
  const edge = edgeOf(turned);
  const teeth = bytes.map((byte, index) => (byte === others[index] ? (byte < 128 ? -1 : 1) : 0));
  const soft: Edge = (turn) => 0.4 * edge(turn) + 0.6;
  const [waves, turns] = [pick([11, 13, 17, 19], draw), pick([5, 7, 9], draw)];
  const outer = {
    teeth: teeth.slice(0, outerTeeth),
    edge,
    flank,
    middle: outlineAt,
    out: 0.2,
    into: 0.3,
    from: 0,
  };
  const inner = { teeth: teeth.slice(outerTeeth), edge: soft, flank, middle: 0.4, out: 0.18, into: 0.24 };
  const [phase, from] = [full * draw(), full * draw()];
  return { edge, waves, turns, phase, outer, inner: { ...inner, from } };
}

const drawn = ({ edge, waves, turns, phase, outer, inner }: ReturnType<typeof partsOf>): Seal => ({
  rings: [ringOf(outer), ringOf(inner)],
  outline: closed((turn) => outlineAt * edge(turn), 96),
  lace: closed((turn) => edge(turn) * (0.4 + 0.36 * Math.cos((waves * turn) / turns + phase)), 96, turns),
});

const full = 2 * Math.PI;

/** How many of the bytes are teeth of the outer ring; the others are those of the inner one. */
const outerTeeth = 20;

/** Where the outline lies, as a part of the reach. */
const outlineAt = 0.8;

function bytesOf(hash: string): number[] {
  if (!isHash(hash)) throw new Error("A seal grows from 32 bytes in hex.");
  return (hash.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** The radius at each angle, about 1. */
type Edge = (turn: number) => number;

/** How far an angle is from the nearest of so many peaks: 0 on one, 1 midway between two. */
const off = (peaks: number, turn: number) => Math.abs(mod((peaks * turn) / Math.PI - 1, 2) - 1);

const mod = (value: number, by: number) => ((value % by) + by) % by;

/** The families, each as an outline with so many lobes. */
const families: readonly (readonly [name: string, (lobes: number) => Edge])[] = [
  ["rosette", (lobes) => (turn) => 1.03 + 0.12 * Math.cos(lobes * turn)],
  ["star", (lobes) => (turn) => 1.17 - 0.26 * (1 - off(lobes, turn))],
  [
    "shield",
    (lobes) => {
      const sides = 3 + (lobes % 3);
      const flank = 1.25 * Math.cos(Math.PI / sides);
      return (turn) => Math.min(1.4, 0.15 + flank / Math.cos(((1 - off(sides, turn)) * Math.PI) / sides));
    },
  ],
  [
    "double lobe",
    (lobes) => (turn) => 0.85 + 0.3 * Math.abs(Math.cos(turn)) ** 1.5 + 0.03 * Math.cos(lobes * turn),
  ],
  ["wave disc", (lobes) => (turn) => 1.05 + 0.08 * Math.cos(lobes * turn + Math.cos(lobes * turn))],
];

/** What all bytes decide together. */
function shapeOf(bytes: readonly number[]) {
  const draw = lots(bytes);
  const [family, cut] = pick(families, draw);
  const lobes = 3 + Math.floor(14 * draw());
  const [shape, tilt] = [cut(lobes), full * draw()];
  const turned: Edge = (turn) => shape(turn - tilt);
  return { draw, family, lobes, turned };
}

/** How far out a point at this angle lies on the longer of both axes, as a part of its radius. */
const side: Edge = (turn) => Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));

/**
 * An outline, held in by a square with round sides, so that none of it looks cropped: a small seal that fills its square is
 * the easiest to tell from others.
 */
const cutEdge =
  (turned: Edge): Edge =>
  (turn) =>
    Math.min(turned(turn), (Math.abs(Math.cos(turn)) ** 3 + Math.abs(Math.sin(turn)) ** 3) ** (-1 / 3));

/** An outline, as large as it fits into the square with nothing cut off. */
function wholeEdge(turned: Edge): Edge {
  const degrees = Array.from({ length: 360 }, (_, degree) => (full * degree) / 360);
  const size = 1 / Math.max(...degrees.map((turn) => turned(turn) * side(turn)));
  return (turn) => size * turned(turn);
}

/** Gives the next random number from 0 to 1. */
type Lots = () => number;

/** Random numbers from all bytes together: one flipped bit changes each of them. */
function lots(bytes: readonly number[]): Lots {
  // FNV-1a over the bytes, then the generator known as mulberry32.
  let state = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(list: readonly T[], draw: Lots) => list[Math.floor(draw() * list.length)] as T;

interface Ring {
  /** Each 1 out, -1 in, 0 missing. */
  teeth: readonly number[];
  /** How steep they are. */
  flank: number;
  edge: Edge;
  /** Its middle, and how far its teeth go out of it and into it, as parts of the reach. */
  middle: number;
  out: number;
  into: number;
  /** The angle at which the first tooth begins. */
  from: number;
}

/** The radius at each angle where a ring's teeth end. */
const tipsOf =
  ({ teeth, flank, edge, middle, out, into, from }: Ring): Edge =>
  (turn) => {
    const place = mod((turn - from) / full, 1) * teeth.length + 1e-9;
    const height = (teeth[Math.floor(place) % teeth.length] ?? 0) * (1 - (2 * (place % 1) - 1) ** flank);
    return edge(turn) * (middle + height * (height > 0 ? out : into));
  };

/** A ring of teeth and its middle, between which the even-odd rule fills. */
function ringOf(ring: Ring): string {
  const { teeth, edge, middle, from } = ring;
  return (
    closed(tipsOf(ring), teeth.length * 6, 1, from) + closed((turn) => middle * edge(turn), teeth.length * 3)
  );
}

/** Lines from a ring's middle to the ends of its teeth, so many on each. */
function raysIn(ring: Ring, each: number): string {
  const { teeth, edge, middle, from } = ring;
  const tips = tipsOf(ring);
  const count = teeth.length * each;
  const at = (turn: number, radius: number) =>
    [reach * radius * Math.cos(turn), reach * radius * Math.sin(turn)].map(Math.round) as [number, number];
  const rays = Array.from({ length: count }, (_, ray) => {
    const turn = from + (full * (ray + 0.5)) / count;
    const [x, y] = at(turn, middle * edge(turn));
    const [toX, toY] = at(turn, tips(turn));
    return `M${x} ${y}l${toX - x} ${toY - y}`;
  });
  return rays.join("").replaceAll(" -", "-");
}

/** A line that closes after so many turns. */
const closed = (radius: Edge, pieces: number, turns = 1, from = 0, unit = reach) =>
  smooth(
    (turn) => {
      const size = unit * radius(turn + from);
      return [size * Math.cos(turn + from), size * Math.sin(turn + from)];
    },
    full * turns,
    pieces,
  );

/** A line through the points that a function gives, in whole units and relative steps, which keeps it small. */
export function smooth(
  at: (part: number) => readonly [number, number],
  whole: number,
  pieces: number,
): string {
  const step = whole / pieces;
  /** A third of the way of one step, at the pace that the line has at this point. */
  const handle = (part: number) => {
    const [before, after] = [at(part - step / 50), at(part + step / 50)];
    return [((after[0] - before[0]) * 25) / 3, ((after[1] - before[1]) * 25) / 3] as const;
  };
  let [x, y] = at(0).map(Math.round) as [number, number];
  let path = `M${x} ${y}`;
  for (let index = 1; index <= pieces; index++) {
    const [to, end] = [handle(index * step), at(index * step)];
    const [dx, dy] = [end[0] - x, end[1] - y];
    const numbers = [...(index === 1 ? handle(0) : []), dx - to[0], dy - to[1], dx, dy].map(Math.round);
    path += (index === 1 ? "c" : "s") + numbers.join(" ").replaceAll(" -", "-");
    x += numbers.at(-2) ?? 0;
    y += numbers.at(-1) ?? 0;
  }
  return path;
}
