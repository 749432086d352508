import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { area, fields, line, long, type Mark, record, seal, sign } from "../kit/parts";
import type { Content } from ".";
import { type Game, years } from "./play";
import { carriedIn, rootIn } from "./run";

/** The order in which `check` looks at things. */
const order = ["page", "path", "header"];

function markOf(part: string, verdict: Verdict): Mark {
  if (verdict.state === "unchecked") return "none";
  if (verdict.state === "holds" || order.indexOf(part) < order.indexOf(verdict.broken.says)) return "pass";
  return part === verdict.broken.says ? "fail" : "none";
}

export function view(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { kept, found, block } = game;
  const mark = (part: string) => markOf(part, verdict);
  return html`${passing(game, content)}${line([
    record({
      party: labels.archive,
      title: labels.keeping,
      mark: mark("page"),
      body: [
        area("write", kept.page, labels.page),
        fields([
          { label: labels.salt, value: long(kept.salt) },
          { label: labels.print, value: long(found.print), mark: mark("page") },
        ]),
      ],
    }),
    record({
      party: labels.archive,
      title: labels.carrying,
      mark: mark("page") === "pass" ? "pass" : "none",
      body: fields([
        { label: labels.carried, value: long(carriedIn(kept.transaction)), mark: mark("page") },
        { label: labels.transaction, value: long(found.id) },
      ]),
    }),
    record({
      party: labels.archive,
      title: labels.climbing,
      mark: mark("path"),
      body: [
        html`<ol class="ex-list" data-tall>${kept.path.map(({ hash }) => html`<li>${long(hash)}</li>`)}</ol>`,
        fields([{ label: labels.root, value: long(found.root), mark: mark("path") }]),
      ],
    }),
    record({
      party: labels.anyone,
      title: labels.heading,
      mark: mark("header"),
      body: [
        seal(rootIn(kept.header)),
        fields([
          { label: labels.rooted, value: long(rootIn(kept.header)) },
          { label: labels.block, value: long(block), mark: mark("header") },
        ]),
      ],
    }),
  ])}`;
}

/** The years that go by, and what they leave: an illustration. */
const passing = ({ year }: Game, { labels, sample }: Content) => html`<div class="ex-years">
  <div>
    <p><strong>${labels.years.replaceAll("{years}", String(year))}</strong> <span>${labels.illustration}</span></p>
    <input class="needs-js" type="range" min="0" max="${years}" value="${year}" data-act="edit" data-do="wait"
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
