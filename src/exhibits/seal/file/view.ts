import type { Html } from "../../../shared/compiled";
import { filled } from "../../../shared/filled";
import { html } from "../../../shared/html";
import { ghost } from "../../ghost";
import type { Verdict } from "../../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  fields,
  gapMark,
  long,
  type Mark,
  noSeal,
  opened,
  seal,
  signOf,
} from "../../kit/parts";
import { cellsOfBytes, strip } from "../strip";
import { bytesOf, type Game, type Host, hashOf } from "./play";
import { addressFrom, hashIn, type Sent } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The file and its seal, then each host with a strip of what it sends for the address. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { typed, name, address, hash, size, hosts, own } = game;
  return html`<div class="ex-stored" data-tone="${verdict.state}">
    <div class="ex-source">
      <textarea class="ex-text needs-js" data-act="edit" data-do="write" rows="3" spellcheck="false"
        autocomplete="off" aria-label="${labels.text}">${{ html: "\n" }}${typed}</textarea>
      <p class="ex-text without-js">${typed}</p>
      <label class="ex-drop needs-js">
        <strong>${name}</strong><span>${labels.drop}</span>
        <input type="file" data-act="edit" data-do="give" ${name !== undefined && { html: "data-given" }}>
      </label>
      <div data-progress hidden><progress class="ex-progress" max="1" value="0" aria-label="${labels.hashing}"></progress></div>
    </div>
    <div class="ex-own">
      ${sealAt(address)}
      ${isSwapped(game) && ghost(hash, labels.replaced)}
      ${fields([
        {
          label: isSwapped(game) ? labels.given : labels.address,
          value: long(address, "address"),
          mark: markIf("address", verdict),
        },
        { label: labels.size, value: filled(labels.bytes, { bytes: size.toLocaleString("en-US") }) },
      ])}
      ${own && html`<p class="ex-note">${labels.unkept}</p>`}
    </div>
    <div class="ex-holders" data-whole>${hosts.map((host, at) => shown(host, at, game, labels, verdict))}${term(hosts, labels)}</div>
  </div>`;
}

/** The seal of an address; what was typed over may be none. */
function sealAt(address: string): Html {
  try {
    return seal(hashIn(address));
  } catch {
    return noSeal;
  }
}

/** Whether somebody has handed out another address, which hosts answer. */
const isSwapped = ({ address, hash, gap }: Game) => gap !== undefined && address !== addressFrom(hash);

/** Whether the hosts have read what they keep. */
const isRead = ({ gap }: Game) => gap === "look";

const markIf = (step: string, verdict: Verdict): Mark =>
  brokenIn(verdict)?.says === step ? brokenMark(verdict) : "none";

/** Whether what a host sent has the address that was asked for. With no such address there is nothing to compare. */
function markOf({ isOff, sent }: Host, game: Game, verdict: Verdict): Mark {
  if (isRead(game)) return isOff ? "none" : gapMark(verdict);
  const says = brokenIn(verdict)?.says;
  if (says === "came" || says === "term") return brokenMark(verdict);
  if (isOff || !sent || verdict.state === "unchecked" || says === "address") return "none";
  return foundAt(sent, game) === game.address ? "pass" : brokenMark(verdict);
}

/** What the hosts are called, in order. */
export const hostNames = ({ first, second, third }: Labels) => [first, second, third];

/** The term that all hosts were paid for. Nothing here shows its dates, and the picture says so. */
const term = (hosts: Host[], labels: Labels) =>
  html`<div class="ex-term"><small>${labels.term}</small><i ${hosts.every(({ sent }) => !sent) && { html: "data-over" }} aria-hidden="true"><b>${labels.today}</b></i><small>${labels.sampled}</small></div>`;

/** The address that a host's bytes come to. */
export function foundAt(sent: Sent, { own }: Game): string {
  const hash = hashOf(sent, own);
  return hash !== undefined && /^[0-9a-f]{64}$/.test(hash) ? addressFrom(hash) : "";
}

/** Bytes as they are read: a space is one. */
const readable = (bytes: number[]) =>
  cellsOfBytes(bytes).map(([seen, hex]) => [hex === "20" ? "\u00a0" : seen, hex] as const);

/** What a host has read: the file, or that it is all of it where the file is no text. */
const readOf = ({ name, text }: Game, labels: Labels) =>
  html`<p class="ex-read">${name === undefined ? html`${labels.reads} <q>${text}</q>` : labels.readAll}</p>`;

/** A few bytes of what a host keeps, torn where it has altered one. */
function kept(sent: Sent, game: Game, labels: Labels): Html {
  const { around, address } = game;
  const cells = { before: readable(around.bytes), now: readable(bytesOf(game, sent)) };
  return strip({ ...cells, torn: foundAt(sent, game) !== address, first: around.from }, labels);
}

/** The seal of what a host sends beside that of the address, and once they differ or a check was there, whether they are one. */
function compared(sent: Sent, game: Game, mark: Mark): Html {
  const isOther = foundAt(sent, game) !== game.address;
  return html`<div class="ex-compared" aria-hidden="true">${seal(hashOf(sent, game.own) ?? "")}<b>${isOther ? "≠" : mark === "none" ? "" : "="}</b>${sealAt(game.address)}</div>`;
}

/** How many characters of base64 a page can hold three times, to be typed over. */
const mostOpen = 16_000;

/** All of what a host sends, in base64 if it isn't too much, and the address it comes to, once somebody asks for it. */
function folds(sent: Sent, at: number, game: Game, labels: Labels): Html {
  const isOpen = sent.hashed === undefined && sent.bytes.length <= mostOpen;
  return html`<details class="ex-inside"><summary${isOpen && { html: " data-open" }}>${labels.all}</summary>${isOpen && opened(labels.sent, sent.bytes, `hosts.${at}.sent.bytes`)}
    ${fields([{ label: labels.comesTo, value: html`<code translate="no">${foundAt(sent, game)}</code>` }])}</details>`;
}

function shown(host: Host, at: number, game: Game, labels: Labels, verdict: Verdict): Html {
  const { isOff, sent } = host;
  const party = hostNames(labels)[at] ?? "";
  const mark = markOf(host, game, verdict);
  const isHere = sent !== null && !isOff;
  return html`<div class="ex-part" data-mark="${mark}" ${isOff && { html: "data-off" }}>
    <header><h3>${party}${signOf(mark)}</h3>
      ${isHere && folds(sent, at, game, labels)}
      <label class="ex-on"><input type="checkbox" class="needs-js" data-do="unplug" data-at="${at}"
      aria-label="${party}: ${labels.isOn}" ${!isOff && { html: "checked" }}><span>${labels.isOn}</span></label></header>
    ${isHere ? compared(sent, game, mark) : noSeal}
    <div>${isHere && isRead(game) ? readOf(game, labels) : sent && kept(sent, game, labels)}${!isHere && html`<p class="ex-differs">${sent || isOff ? labels.nothing : labels.ended}</p>`}</div>
  </div>`;
}
