import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, fields, folded, long, marks, seal, sign, timeline } from "../kit/parts";
import { type Game, years } from "./play";
import { carriedIn, rootIn } from "./run";
import type { Content } from "./words";

export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels } = content;
  const { kept, found, block } = game;
  const [page, carried, path, header] = marks(verdict, ["page"], [], ["path"], ["header"]);
  return html`${passing(game, content)}${timeline(
    [
      {
        party: labels.archive,
        title: labels.keeping,
        mark: page,
        body: [
          area("write", kept.page, labels.page),
          fields([
            { label: labels.salt, value: long(kept.salt, "kept.salt") },
            { label: labels.print, value: long(found.print), mark: page },
          ]),
        ],
      },
      {
        party: labels.archive,
        title: labels.carrying,
        mark: carried,
        body: fields([
          { label: labels.carried, value: long(carriedIn(kept.transaction)), mark: carried },
          { label: labels.transaction, value: long(found.id) },
        ]),
      },
      {
        party: labels.archive,
        title: labels.climbing,
        mark: path,
        body: [
          html`<ol class="ex-list" data-tall>${kept.path.map(({ hash }, at) => html`<li>${folded(`${labels.hash} ${at + 1}`, long(hash, `kept.path.${at}.hash`))}</li>`)}</ol>`,
          fields([{ label: labels.root, value: long(found.root), mark: path }]),
        ],
      },
      {
        party: labels.anyone,
        title: labels.heading,
        mark: header,
        body: [
          seal(rootIn(kept.header)),
          fields([
            { label: labels.rooted, value: long(rootIn(kept.header)) },
            { label: labels.block, value: long(block, "block"), mark: header },
          ]),
        ],
      },
    ],
    words,
  )}`;
}

/** The passing years, and what remains: an illustration. */
const passing = ({ year }: Game, { labels, sample }: Content) => html`<div class="ex-years">
  <div>
    <p><strong>${labels.years.replaceAll("{years}", String(year))}</strong> <span>${labels.illustration}</span></p>
    <input class="needs-js" type="range" min="0" max="${years}" value="${year}" data-do="wait"
      aria-label="${labels.slider}" aria-valuetext="${labels.years.replaceAll("{years}", String(year))}">
  </div>
  <ul>
    ${sample.lasting.map(({ name, until }) => {
      const isGone = year >= until;
      return html`<li ${isGone && { html: "data-gone" }}>${sign(isGone ? "fail" : "none")}<span>${name}</span> <b>${isGone ? labels.gone : labels.there}</b></li>`;
    })}
    <li>${sign("none")}<span>${labels.kept}</span> <b>${labels.there}</b></li>
  </ul>
</div>`;
