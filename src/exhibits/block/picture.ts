/** The picture of a block: the tree, the block with its date and work below, and the blocks after it. */
import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, type Mark, opened, seal } from "../kit/parts";
import type { Game } from "./play";
import { climb, idOf, parse, targetOf } from "./run";
import { type BlockName, heightOf, ownOf, proofOf, tree } from "./tree";
import type { Content } from "./words";

/** How a part of the picture is drawn: on the path, no longer what the chain has, beside the path, or none of it. */
type Lit = "on" | "off" | "beside" | "no";

const isOff = (differs: boolean, otherwise: Lit = "on"): Lit => (differs ? "off" : otherwise);

/** The proof that the picture compares with: of the visitor's own block, or of one that was really mined. */
export const recorded = ({ own, place }: Game, block: BlockName) => own?.proof ?? proofOf(block, place);

/** A part of the picture that opens, so that every character of its value can be typed over. */
const opener = (label: string, seen: Html | string, value: string, path: string) =>
  html`<details class="ex-long"><summary data-open><span class="visually-hidden">${label}: </span>${seen}</summary>${opened(label, value, path)}</details>`;

const code = (text: Html | string) => html`<code translate="no">${text}</code>`;

/** The blocks after it, each hanging on the one before. */
export function chain({ proof, block }: Game, { labels }: Content, verdict: Verdict): Html {
  const broken = brokenIn(verdict);
  return html`<div class="ex-after"><h3>${labels.after}</h3>${proof.next.length === 0 && html`<p>${labels.none}</p>`}<ol>
    ${proof.next.map((header, at) => {
      const height = heightOf(block) + at + 1;
      const before = parse([proof.header, ...proof.next][at] ?? "");
      const lit = isOff(before === undefined || parse(header)?.previous !== before.hash);
      const mark = broken?.says === "next" && broken.at === at + 1 ? brokenMark(verdict) : "none";
      const name = filled(labels.nextHeader, { height: counted(height) });
      return html`<li data-lit="${lit}" data-mark="${mark}">${opener(name, code(`+${at + 1}`), header, `proof.next.${at}`)}</li>`;
    })}
  </ol></div>`;
}

/** The fields of a header, and where each ends, in bytes. */
const parts = [
  ["version", 4],
  ["previous", 36],
  ["rooted", 68],
  ["time", 72],
  ["bits", 76],
  ["nonce", 80],
] as const;

/** A number with all its digits. */
export const counted = (count: number) => count.toLocaleString("en-US");

/** The header's 80 bytes, and its hash above or below the target. */
export function eighty(game: Game, labels: Content["labels"]): Html {
  const { header } = game.proof;
  const read = parse(header);
  return html`${opener(labels.header, strip(header, recorded(game, ownOf(game.block)).header), header, "proof.header")}
    <ul class="ex-keys">${parts.map(([name]) => html`<li data-part="${name}">${labels[name]}</li>`)}</ul>
    <dl class="ex-work">
      <div><dt>${labels.hash}</dt><dd>${zeros(read?.hash ?? "")}</dd></div>
      <div><dt>${labels.target}</dt><dd>${zeros(read ? targetOf(read.bits).toString(16).padStart(64, "0") : "")}</dd></div>
    </dl>`;
}

/** The bytes of a header, those marked that are not the chain's. */
const strip = (header: string, fair: string) =>
  html`<span class="ex-strip" aria-hidden="true">${(header.match(/../g) ?? [])
    .slice(0, 80)
    .map((byte, at) => {
      const [name] = parts.find(([, end]) => at < end) ?? [""];
      const isOther = byte !== fair.slice(2 * at, 2 * at + 2);
      return html`<i data-part="${name}"${isOther && { html: ' data-lit="off"' }}>${byte}</i>`;
    })}</span>`;

/** The zeros at the beginning of a number, and what follows. */
function zeros(digits: string): Html {
  const [lead = ""] = /^0*/.exec(digits) ?? [];
  return code(html`<b>${lead}</b>${digits.slice(lead.length)}`);
}

/** How many digits of a hash are in the picture, as far as there is room. */
const seenDigits = 6;

/** What is recorded of a node and, if it differs, what comes out there now. */
const seenOf = (value: string, now: string | undefined) =>
  now === undefined || now === value
    ? code(value.slice(0, seenDigits))
    : code(html`<del>${value.slice(0, seenDigits)}</del> <ins>${(now || "–").slice(0, seenDigits)}</ins>`);

/** The tree: the transactions' hashes on top, the root at the bottom, the path of one of them drawn through it. */
export function branches(game: Game, { labels }: Content, mark: Mark): Html {
  const { proof, block, place } = game;
  const levels = tree(block);
  const fair = recorded(game, block);
  const [now, was] = [nodesNow(game), climb(fair.id, place, fair.path)];
  const top = levels.length - 1;

  /** A part of the proof that can be typed over. */
  const held = (name: string, value: string, recorded: string | undefined, path: string, out?: string) => {
    const isOther = value !== recorded || (out !== undefined && out !== recorded);
    const lit = isOff(isOther, out === undefined ? "beside" : "on");
    return { lit, inside: opener(name, seenOf(value, out), value, path) };
  };
  // A transaction that is alone has its own hash for a root: what comes out now stands beside what the header has.
  const isAlone = top === 0;
  const isHeaders = parse(proof.header)?.root === proof.root;
  const rootName = isHeaders ? labels.root : labels.otherRoot;
  const root = held(rootName, proof.root, fair.root, "proof.root", isAlone ? proof.root : now[top]);
  // A path that is not its own leads from there to some other hash.
  const led = isAlone ? now.at(-1) : now[0];
  const isJoined = isAlone && proof.path.length > 0;
  const id = held(labels.id, proof.id, fair.id, "proof.id", now[0]);
  const nodeOf = (level: number, at: number) => {
    const own = Math.floor(place / 2 ** level);
    if (at === (own ^ 1))
      return held(labels.beside, proof.path[level] ?? "", fair.path[level], `proof.path.${level}`);
    if (at !== own) return { lit: "no", inside: code(levels[level]?.[at]?.slice(0, seenDigits) ?? "") };
    if (level === 0) return id;
    return { lit: isOff(now[level] !== was[level]), inside: seenOf(was[level] ?? "", now[level]) };
  };
  const box = (
    { lit, inside }: { lit: string; inside: Html },
    at: number,
    mark: Mark,
    name: string | false,
  ) =>
    html`<div class="ex-node" data-col="${at + 1}" data-lit="${lit}" data-mark="${mark}">${name !== false && html`<small aria-hidden="true">${name}</small>`}${inside}</div>`;
  /** Of a transaction that is alone, both fingerprints are also seen as seals: the same one, or another. */
  const sealed = ({ lit, inside }: typeof id, hash = "") => ({ lit, inside: html`${seal(hash)}${inside}` });
  /** Where a path is that is not its own, its hash and what comes out of it are two. */
  const joined =
    isJoined &&
    html`<p class="ex-joined"><small>${labels.node}</small> ${code(html`<ins>${(led || "\u2013").slice(0, seenDigits)}</ins>`)}</p>`;
  const alike = html`<span class="ex-alike" data-lit="${isOff(led !== proof.root)}" aria-hidden="true">${led === proof.root ? "=" : "\u2260"}</span>`;
  /** The line from the root down to the block. */
  const stem = html`<svg class="ex-twigs" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true"><path d="M50 0V24" data-lit="${isOff((isAlone ? proof.root : now[top]) !== parse(proof.header)?.root)}" data-turn="${top + 1}"/></svg>`;
  if (isAlone)
    return html`<div class="ex-tree" role="group" aria-label="${labels.tree}">
    <p class="ex-caption">${labels.alonePrint}</p>
    <div class="ex-both">${box(sealed({ ...id, inside: html`${id.inside}${joined}` }, led), 0, "none", labels.id)}${alike}${box(sealed(root, proof.root), 2, mark, rootName)}${stem}</div>
  </div>`;
  const rows = levels.map(
    (
      nodes,
      level,
    ) => html`<div class="ex-level" data-count="${nodes.length}">${nodes.map((_, at) => (level === top ? box(root, at, mark, rootName) : box(nodeOf(level, at), at, "none", false)))}</div>
      ${level < top && twigs(game, level, now, was)}`,
  );
  return html`<div class="ex-tree" role="group" aria-label="${labels.tree}">
    <p class="ex-caption">${labels.prints}</p>
    ${rows}
    ${stem}
  </div>`;
}

/** What comes out on the way from the transaction to the root. What is no hex has no hash. */
export function nodesNow({ proof: { transaction, place, path } }: Game): string[] {
  return climb(/^(?:[0-9a-f]{2})+$/.test(transaction) ? idOf(transaction) : "", place, path);
}

/** The lines from one level of the tree down to the next. */
function twigs(game: Game, level: number, now: string[], was: string[]): Html {
  const { proof, block, place } = game;
  const nodes = tree(block)[level] ?? [];
  const own = Math.floor(place / 2 ** level);
  const beside = recorded(game, block).path[level];
  const lines = nodes.map((_, at) => {
    const from = ((at + 0.5) / nodes.length) * 100;
    const to = ((Math.floor(at / 2) + 0.5) / nodes.length) * 200;
    const lit =
      at === own
        ? isOff(now[level] !== was[level])
        : at === (own ^ 1)
          ? isOff(proof.path[level] !== beside, "beside")
          : "no";
    return html`<path d="M${from} 0V12H${to}V24" data-lit="${lit}" data-turn="${level + 1}"/>`;
  });
  return html`<svg class="ex-twigs" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">${lines}</svg>`;
}
