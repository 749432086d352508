import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { changeLine } from "../kit/changes";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, fields, folded, long, type Mark, marks, seal } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** Lines before the first failing one pass; that one and all after it fail. */
function markOf(index: number, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  const { at = Number.POSITIVE_INFINITY } = brokenIn(verdict) ?? {};
  return index + 1 < at ? "pass" : brokenMark(verdict);
}

/** What was changed in the line that has this place. A log of another length has no such line: which one is gone is open. */
function changeAt({ log, fair }: Game, index: number) {
  const [before, now] = [fair.lines[index]?.text, log.lines[index]?.text];
  const isComparable = fair.lines.length === log.lines.length;
  return (
    isComparable && before !== undefined && now !== undefined && before !== now && changeLine(before, now)
  );
}

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { log, found } = game;
  const [, anchored] = marks(verdict, ["line"], ["anchor"]);
  return html`<div class="ex-split">
    <ol class="ex-chain">
      ${log.lines.map(
        ({ text, hash }, index) => html`<li data-key="${hash}" data-mark="${markOf(index, verdict)}">
          <input class="needs-js" data-act="edit" data-do="overwrite" data-at="${index}" value="${text}"
            autocomplete="off" spellcheck="false" aria-label="${labels.line} ${index + 1}">
          <code class="without-js">${text}</code>
          ${changeAt(game, index)}
          ${folded(`${labels.hash} ${index + 1}`, long(hash, `log.lines.${index}.hash`))}
        </li>`,
      )}
    </ol>
    <div class="ex-side" data-pair>
      <div class="ex-part">${seal(log.anchor)}${fields([{ label: labels.anchor, value: long(log.anchor, "log.anchor") }])}</div>
      <div class="ex-part">${seal(found)}${fields([{ label: labels.found, value: long(found), mark: anchored }])}</div>
    </div>
  </div>`;
}
