import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, fields, long, type Mark, noSeal, type RecordParts, seal, timeline } from "../kit/parts";
import type { Game, Host } from "./play";
import { hashIn } from "./run";
import type { Content } from "./words";

/** The file, its address below it, and then what each host sends for that address. */
export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { typed, dropped, address, size, hosts } = game;
  return html`<div class="ex-split">
    <div class="ex-paper">
      ${area("write", typed, labels.text)}
      <label class="ex-drop needs-js" ${dropped && { html: "data-full" }}>
        <strong>${dropped?.name}</strong><span>${labels.drop}</span>
        <input type="file" data-act="edit" data-do="give" ${dropped && { html: "data-given" }}>
      </label>
    </div>
    <div class="ex-side"><section>
      ${seal(hashIn(address))}
      ${fields([
        { label: labels.address, value: long(address) },
        { label: labels.hash, value: long(hashIn(address)) },
        { label: labels.size, value: labels.bytes.replaceAll("{bytes}", size.toLocaleString("en-US")) },
      ])}
    </section></div>
  </div>
  ${timeline(
    hosts.map((host, at) => shown(host, at, game, labels, verdict)),
    words,
  )}`;
}

function shown(
  host: Host,
  at: number,
  { address }: Game,
  labels: Content["labels"],
  verdict: Verdict,
): RecordParts {
  const { isOff, found } = host;
  const party = [labels.first, labels.second, labels.third][at] ?? "";
  const mark: Mark = isOff || verdict.state === "unchecked" ? "none" : found === address ? "pass" : "fail";
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
