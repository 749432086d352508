import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { area, fields, line, long, type Mark, noSeal, record, seal } from "../kit/parts";
import type { Content } from ".";
import type { Game } from "./play";

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { typed, version, stores, restored, key } = game;
  const broken = verdict.state === "fails" ? verdict.broken.at : undefined;
  const isChecked = verdict.state !== "unchecked";
  const whole: Mark = !isChecked ? "none" : broken === undefined ? "pass" : "fail";
  const storeMark = (at: number): Mark => {
    if (!isChecked || !stores[at]?.isPlugged) return "none";
    return broken === at + 1 ? "fail" : "pass";
  };
  return line([
    record({
      party: labels.wallet,
      title: labels.sealing,
      mark: isChecked ? "pass" : "none",
      body: [
        area("write", typed, labels.record),
        fields([
          { label: labels.version, value: String(version) },
          { label: labels.key, value: long(key) },
        ]),
      ],
    }),
    ...stores.map(({ copy, isPlugged }, at) =>
      record({
        party: at === 0 ? labels.first : labels.second,
        title: isPlugged ? labels.holding : labels.unplugged,
        mark: storeMark(at),
        body: [
          isPlugged ? seal(game.seal) : noSeal,
          fields([
            { label: labels.version, value: String(copy.version), mark: storeMark(at) },
            { label: labels.sealed, value: long(copy.sealed) },
          ]),
          html`<button type="button" class="ex-button needs-js" data-act="edit" data-do="plug" data-at="${at}">${
            isPlugged ? labels.unplug : labels.plug
          }</button>`,
        ],
      }),
    ),
    record({
      party: labels.device,
      title: labels.restoring,
      mark: whole,
      body: [
        restored
          ? html`<ul class="ex-list">${restored.map((one) => html`<li>${one}</li>`)}</ul>`
          : html`<div class="ex-read">${noSeal}<p>${isChecked ? labels.stopped : labels.waiting}</p></div>`,
        fields([{ label: labels.key, value: long(key) }]),
      ],
    }),
  ]);
}
