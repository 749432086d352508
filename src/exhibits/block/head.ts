/** The block that a record leads to: its date, and on a scale of its own how much work is in it. */
import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { type Mark, sign } from "../kit/parts";
import { bitsOf, triesFor } from "./mine";
import { counted, nodesNow } from "./picture";
import type { Game } from "./play";
import { isMined, parse } from "./run";
import { heightOf, ownOf, proofOf } from "./tree";
import type { Content } from "./words";

/** A number of tries: in words once nobody counts its digits. */
export const round = (count: number) =>
  count.toLocaleString("en-US", {
    maximumSignificantDigits: 2,
    ...(count >= 1e6 && { notation: "compact", compactDisplay: "long" }),
  });

/** The chain's blocks whose work is known. */
const known = ["hundred-thousand", "first"] as const;

/** The last one of them at some time, or else the first. */
function knownAt(time: number) {
  const read = known.map((name) => ({ ...parse(proofOf(name, 0).header), height: heightOf(name) }));
  const {
    bits = "",
    time: since = 0,
    height = 0,
  } = read.find((one) => (one.time ?? 0) <= time) ?? read.at(-1) ?? {};
  return { asked: triesFor(bits), since, height };
}

/** The day of a block, as its miner wrote it. */
export const dateOf = (time: number) =>
  new Date(time * 1000).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

const hour = 3600;
const year = 31_557_600;

/** So many seconds, in words. */
const lengthOf = (seconds: number, { hours, years }: Content["labels"]) =>
  seconds < year / 10
    ? filled(hours, { time: round(seconds / hour) })
    : filled(years, { time: round(seconds / year) });

/** Where the scale ends, in doublings: a mining machine of today does that in a few seconds. */
const doublings = 48;
/** What is written along it. */
const thousands = [1e3, 1e6, 1e9, 1e12];

/** Where a number of tries is on the scale, from 0 to 1. Each step of the same length is as many times more. */
const placed = (tries: number) => Math.min(1, Math.log2(Math.max(1, tries)) / doublings).toFixed(4);

/** What the block is called, as far as this record is in it. */
function nameOf({ proof, block, own, place }: Game, leads: boolean, labels: Content["labels"]): string {
  if (own) return leads ? labels.mine : labels.notMine;
  const chains = proofOf(ownOf(block), place);
  const name = () => {
    if (block === "test-network") return labels.practice;
    if (proof.header !== chains.header) return labels.faked;
    if (leads) return labels.block;
    return proof.transaction === chains.transaction ? labels.unshown : labels.notIn;
  };
  return filled(name(), { height: counted(heightOf(block)) });
}

/** The work as a bar on that scale, with marks: what was asked for, what this device does in a second, and what comes next. */
function scale(
  { proof, mined, zeros }: Game,
  done: number,
  asked: number,
  leads: boolean,
  labels: Content["labels"],
) {
  const marks = [
    ...(proof.file === undefined ? [[labels.askedMark, asked] as const] : []),
    ...(mined ? [[labels.second, mined.rate] as const] : []),
  ];
  const next = mined && html`<i data-next style="--at:${placed(triesFor(bitsOf(zeros)))}"></i>`;
  return html`<div class="ex-scale" aria-hidden="true">
    <p>${marks.map(([name, tries]) => html`<b style="--at:${placed(tries)}">${name}</b>`)}</p>
    <i class="ex-share" style="--share:${placed(done)}" ${!leads && { html: "data-else" }}>${marks.map(([, tries]) => html`<i style="--at:${placed(tries)}"></i>`)}${next}</i>
    <p>${thousands.map((tries) => html`<small style="--at:${placed(tries)}">${round(tries)}</small>`)}</p>
  </div>`;
}

/** The block that the root stands in: its date, all of its `bytes` for those who open them, and how much work is in it. */
export function head(game: Game, { labels }: Content, mark: Mark, bytes: Html): Html {
  const { proof, mined } = game;
  const read = parse(proof.header);
  const done = read && isMined(read) ? triesFor(read.bits) : 0;
  const leads = read !== undefined && nodesNow(game).at(-1) === read.root;
  const { asked, since, height } = knownAt(read?.time ?? 0);
  const isShort = done < asked && proof.file === undefined;
  const work = filled(leads ? labels.work : labels.workElse, { tries: round(done) });
  const share = Math.min(1, done / asked).toLocaleString("en-US", {
    style: "percent",
    maximumSignificantDigits: 1,
  });
  // What the chain asked for is known at these blocks' own times. Nothing is said of another one but what the last of them took.
  const dated = read === undefined || read.time === since ? labels.asked : labels.askedBefore;
  const compared = filled(proof.file === undefined ? dated : labels.askedToday, {
    share,
    asked: round(asked),
    height: counted(height),
    date: dateOf(since),
  });
  return html`<div class="ex-head" data-mark="${mark}">
    <h3 class="ex-caption">${nameOf(game, leads, labels)}</h3>
    <p><b>${read && dateOf(read.time)}</b></p>
    ${mark === "gap" && html`<b class="ex-unseen">${sign("uncovered")}${labels.notChains}</b>`}
    ${bytes}
    <div data-lit="${done > 0 ? "on" : "off"}"><p>${done > 0 ? work : labels.idleWork}${(mark === "fail" || mark === "caught") && sign(mark)}</p>
      ${mined && isShort && html`<strong>${filled(labels.here, { time: lengthOf(asked / Math.max(mined.rate, 1), labels) })}</strong>`}
      ${(leads || done === 0) && html`<small>${compared}</small>`}
      ${scale(game, done, asked, leads, labels)}</div>
  </div>`;
}
