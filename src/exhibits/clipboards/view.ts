import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { area, brokenIn, fields, long, type Mark, markAt, signOf, unmarkedIfLater } from "../kit/parts";
import type { Board, Game } from "./play";
import type { Content } from "./words";

/** One answer over five clipboards. */
export function view({ typed, boards, patient }: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  return html`<div class="ex-form">
    <div><p><strong>${labels.asked}</strong> <span>${labels.once}</span></p>${area("write", typed, labels.answer)}</div>
    ${fields([{ label: labels.patient, value: long(patient, "patient") }])}
  </div>
  <ol class="ex-boards" aria-label="${labels.boards}">
    ${boards.map((board, at) => clipboard(board, at, content, verdict))}
  </ol>`;
}

function clipboard(board: Board, at: number, { labels, sample }: Content, verdict: Verdict): Html {
  const { copy, tries, read, isTried, key } = board;
  const mark: Mark = copy ? unmarkedIfLater(markAt(verdict, at + 1, brokenIn(verdict)?.at ?? 0)) : "none";
  const shown = !copy ? labels.kept : !isTried ? labels.shut : (read ?? labels.fails);
  return html`<li data-mark="${mark}">
    <label><b>${at + 1}. ${sample.clinics[at]}</b><input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${at}"
      aria-label="${at + 1}. ${sample.clinics[at]}: ${labels.share.replaceAll("{clinic}", sample.clinics[at] ?? "")}" ${copy && { html: "checked" }}></label>
    <p>${signOf(mark)}<span>${shown}</span></p>
    ${fields([
      {
        label: tries === at ? labels.key : labels.lent,
        value: tries === at ? long(key, `boards.${at}.key`, "open") : (sample.clinics[tries] ?? ""),
      },
      {
        label: labels.copy,
        value: copy ? long(copy.encryptedMessage, `boards.${at}.copy.encryptedMessage`) : labels.none,
      },
    ])}
  </li>`;
}
