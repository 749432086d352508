import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import {
  area,
  brokenIn,
  brokenMark,
  fields,
  long,
  type Mark,
  noSeal,
  type RecordParts,
  seal,
  timeline,
} from "../kit/parts";
import type { Game, Host } from "./play";
import { hashIn } from "./run";
import type { Content } from "./words";

/** The file, its address below it, and then what each host sends for that address. */
export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { typed, dropped, address, hash, size, hosts } = game;
  return html`<div class="ex-split">
    <div class="ex-paper">
      ${area("write", typed, labels.text)}
      <label class="ex-drop needs-js" ${dropped && { html: "data-full" }}>
        <strong>${dropped?.name}</strong><span>${labels.drop}</span>
        <input type="file" data-act="edit" data-do="give" ${dropped && { html: "data-given" }}>
      </label>
    </div>
    <div class="ex-side"><section>
      ${seal(hash)}
      ${fields([
        {
          label: labels.address,
          value: long(address, "address"),
          mark: brokenIn(verdict)?.says === "address" ? brokenMark(verdict) : "none",
        },
        { label: labels.hash, value: long(hash) },
        { label: labels.size, value: labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US")) },
      ])}
    </section></div>
  </div>
  ${timeline(
    hosts.map((host, at) => shown(host, at, game, labels, verdict)),
    words,
  )}`;
}

/** Whether what a host sent has the address that was asked for. With no such address there is nothing to compare. */
function markOf({ isOff, found }: Host, { address }: Game, verdict: Verdict): Mark {
  if (isOff || verdict.state === "unchecked") return "none";
  const broken = brokenIn(verdict);
  if (broken && broken.says !== "one" && broken.says !== "all") return "none";
  return found === address ? "pass" : brokenMark(verdict);
}

function shown(host: Host, at: number, game: Game, labels: Content["labels"], verdict: Verdict): RecordParts {
  const { isOff, found } = host;
  const party = [labels.first, labels.second, labels.third][at] ?? "";
  const mark = markOf(host, game, verdict);
  return {
    party,
    title: isOff ? labels.off : labels.sends,
    mark,
    body: [
      isOff ? noSeal : seal(hashIn(found)),
      fields([
        { label: labels.comesTo, value: isOff ? labels.nothing : long(found), mark },
        ...(host.at === undefined
          ? []
          : [
              {
                label: labels.altered,
                value: labels.byte.replaceAll("{at}", (host.at + 1).toLocaleString("en-US")),
              },
            ]),
      ]),
      html`<ul class="ex-list"><li><label><input type="checkbox" class="needs-js" data-act="edit" data-do="unplug" data-at="${at}"
        aria-label="${party}: ${labels.isOn}" ${!isOff && { html: "checked" }}><span>${labels.isOn}</span></label></li></ul>`,
    ],
  };
}
