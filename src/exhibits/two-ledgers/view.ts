import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { fields, folded, long, markAt, notReached, seal, sign } from "../kit/parts";
import type { Game } from "./play";
import { advise, questions, type Row } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(
  game: Game,
  { labels, questions: asked, advice }: Content,
  verdict: Verdict,
  words: KitWords,
): Html {
  const { first, second, hashes, handed, root, found, yes } = game;
  const isBroken = (at: number, ledger: "first" | "second") =>
    found?.at === at && [ledger, "both"].includes(found.says);
  const markOf = (at: number) => (found?.says === "list" ? "none" : markAt(verdict, at, found?.at ?? -1));
  const passed = verdict.state === "unchecked" ? "none" : "pass";
  const kept = (at: number, ledger: "first" | "second", row: Row | undefined) => ({
    label: labels[ledger],
    value: count(
      row?.count ?? "",
      2 * at + (ledger === "first" ? 0 : 1),
      isBroken(at, ledger),
      labels[ledger],
    ),
  });
  return html`<div class="ex-split">
    <div><ol class="ex-chain ex-rows">
      ${hashes.map(
        (hash, at) => html`<li data-mark="${markOf(at)}">
          <div class="ex-terms"><p>${at + 1}. ${first[at]?.what}${notReached(markOf(at), words)}</p>${folded(`${at + 1}. ${first[at]?.what}`, hash)}</div>
          ${fields([kept(at, "first", first[at]), kept(at, "second", second[at])])}
        </li>`,
      )}
    </ol><div class="ex-facts ex-anchor">${seal(root)}${fields([
      { label: labels.anchored, value: long(root) },
      { label: labels.handed, value: long(handed), mark: found?.says === "list" ? "fail" : passed },
    ])}</div></div>
    <div class="ex-side">
      <section>
        <p class="ex-party">${labels.questions}</p>
        <ul class="ex-list">
          ${questions.map(
            (question, at) => html`<li>
              <label>
                <input type="checkbox" class="needs-js" data-do="answer" data-at="${at}"
                  ${yes.includes(question) && { html: "checked" }}>
                <span>${asked[question]}</span>
              </label>
            </li>`,
          )}
        </ul>
        <p class="ex-advice" role="status">${advice[advise(yes)]}</p>
      </section>
    </div>
  </div>`;
}

/** An editable count; one that differs from the anchored value is marked. */
const count = (value: string, at: number, isBroken: boolean, label: Labels[keyof Labels]) =>
  html`<span class="ex-sum" ${isBroken && { html: "data-broken" }}>
    <input class="needs-js" data-act="edit" data-do="write" data-at="${at}" value="${value}" autocomplete="off"
      aria-label="${label} ${Math.floor(at / 2) + 1}">
    <b class="without-js">${value}</b>${isBroken && sign("fail")}
  </span>`;
