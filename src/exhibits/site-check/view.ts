import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, button, type Field, fields, long, marks, noSeal, seal } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export function view({ list, digest, found, flipped }: Game, { labels }: Content, verdict: Verdict): Html {
  const [ofList, , ofAll] = marks(verdict, ["list"], ["file"], ["all"]);
  const broken = brokenIn(verdict);
  const wrong = broken?.says === "file" ? list?.items[(broken.at ?? 1) - 1] : undefined;
  const orNotYet = (value: Field["value"] | undefined): Field["value"] =>
    value ?? html`<span class="ex-none">${labels.notYet}</span>`;
  const hashed = Object.keys(found).length;
  return html`<div class="ex-split">
    <div class="ex-facts">
      ${fields([
        { label: labels.files, value: orNotYet(list && `${list.items.length}`) },
        { label: labels.weight, value: orNotYet(list && megabytes(list.bytes)) },
        { label: labels.commit, value: orNotYet(list?.commit && long(list.commit)) },
        { label: labels.hashed, value: orNotYet(hashed > 0 ? `${hashed}` : undefined), mark: ofAll },
      ])}
      <progress class="ex-progress needs-js" aria-label="${labels.progress}" max="1" value="${list ? hashed / list.items.length : 0}"></progress>
      ${
        wrong &&
        fields([
          { label: labels.address, value: html`<code translate="no">${wrong.address}</code>` },
          { label: labels.listed, value: long(wrong.hash) },
          {
            label: flipped ? labels.flipped : labels.came,
            value: long(found[wrong.address] ?? ""),
            mark: "fail",
          },
        ])
      }
      ${button("edit", "ask", labels.ask)}
    </div>
    <div class="ex-side">
      <div class="ex-part">${list ? seal(list.digest) : noSeal}${fields([{ label: labels.digest, value: orNotYet(list && long(digest, "digest")), mark: ofList }])}</div>
    </div>
  </div>`;
}
