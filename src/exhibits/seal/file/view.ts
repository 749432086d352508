import type { Html } from "../../../shared/compiled";
import { html } from "../../../shared/html";
import { ghost } from "../../ghost";
import { changeIn } from "../../kit/changes";
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
import { bytesOf, excerptsOf, type Game, type Host, hashOf } from "./play";
import { addressFrom, hashIn } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The file and its seal, then what each host sends for its address, and a strip of its bytes. */
export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { typed, name, address, hash, size, hosts, around } = game;
  const other = hosts.find((host) => !host.isOff && hashOf(host) !== hash) ?? hosts[0];
  const now = cellsOfBytes(other ? bytesOf(game, other) : []);
  return html`<div class="ex-stored" data-tone="${verdict.state}">
    <div class="ex-source">
      <textarea class="ex-text needs-js" data-act="edit" data-do="write" rows="3" spellcheck="false"
        autocomplete="off" aria-label="${labels.text}">${{ html: "\n" }}${typed}</textarea>
      <p class="ex-text without-js">${typed}</p>
      <label class="ex-drop needs-js">
        <strong>${name}</strong><span>${labels.drop}</span>
        <input type="file" data-act="edit" data-do="give" ${name !== undefined && { html: "data-given" }}>
      </label>
    </div>
    <div class="ex-own">
      ${sealAt(address)}
      ${isSwapped(game) && ghost(hash, labels.replaced)}
      ${fields([
        { label: labels.address, value: long(address, "address"), mark: markIf("address", verdict) },
        { label: labels.size, value: labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US")) },
      ])}
    </div>
    <div class="ex-holders">${hosts.map((host, at) => shown(host, at, game, labels, verdict))}</div>
    <div class="ex-bytes">${strip({ before: cellsOfBytes(around.bytes), now, torn: foundAt(other as Host) !== address, first: around.from }, labels)}</div>
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
function markOf(host: Host, game: Game, verdict: Verdict): Mark {
  const { address } = game;
  if (isRead(game)) return host.isOff ? "none" : gapMark(verdict);
  if (host.isOff || verdict.state === "unchecked" || brokenIn(verdict)?.says === "address") return "none";
  return foundAt(host) === address ? "pass" : brokenMark(verdict);
}

/** The address that a host's bytes come to. */
function foundAt(host: Host): string {
  const hash = hashOf(host);
  return hash !== undefined && /^[0-9a-f]{64}$/.test(hash) ? addressFrom(hash) : "";
}

/** A few words of what a host sends, with what it has altered in them marked. */
function excerpt(game: Game, host: Host): Html {
  const [before, now] = excerptsOf(game, host);
  const [start, end] = isRead(game) ? [0, now.length] : changeIn(before, now);
  return html`<span class="ex-change">${now.slice(0, start)}${start < end && html`<mark>${now.slice(start, end)}</mark>`}${now.slice(end)}</span>`;
}

/** All that a host sends, in base64, once somebody asks for it. */
const folds = (labels: Labels, sent: string, path: string) =>
  html`<details class="ex-inside"><summary data-open>${labels.all}</summary>${opened(labels.sent, sent, path)}</details>`;

/** How many characters of base64 a page can hold three times, to be typed over. */
const mostOpen = 16_000;

function shown(host: Host, at: number, game: Game, labels: Labels, verdict: Verdict): Html {
  const { isOff, sent } = host;
  const party = [labels.first, labels.second, labels.third][at] ?? "";
  const mark = markOf(host, game, verdict);
  const value =
    sent.bytes.length > mostOpen
      ? labels.bytes.replaceAll("{bytes}", game.size.toLocaleString("en-US"))
      : html`${excerpt(game, host)}${folds(labels, sent.bytes, `hosts.${at}.sent.bytes`)}`;
  const saved = { label: labels.sent, value };
  return html`<div class="ex-part" data-mark="${mark}">
    <header><h3>${party}${signOf(mark)}</h3></header>
    ${isOff ? noSeal : seal(hashOf(host) ?? "")}
    ${fields(isOff ? [{ label: labels.comesTo, value: labels.nothing }] : [{ label: labels.comesTo, value: long(foundAt(host)), mark: mark === "gap" ? "pass" : mark }, saved])}
    <ul class="ex-list"><li><label><input type="checkbox" class="needs-js" data-act="edit" data-do="unplug" data-at="${at}"
      aria-label="${party}: ${labels.isOn}" ${!isOff && { html: "checked" }}><span>${labels.isOn}</span></label></li></ul>
  </div>`;
}
