import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, fields, long, type Mark, noSeal, seal, timeline } from "../kit/parts";
import { type Game, sealOf } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { typed, version, stores, restored, key } = game;
  const broken = verdict.state === "fails" ? verdict.broken.at : undefined;
  const isChecked = verdict.state !== "unchecked";
  const checked: Mark = isChecked ? "pass" : "none";
  const storeMark = (at: number): Mark => {
    if (!isChecked || !stores[at]?.isPlugged) return "none";
    return broken === at + 1 ? "fail" : "pass";
  };
  const versionOf = (own: number) =>
    own < version
      ? labels.older.replaceAll("{version}", String(own)).replaceAll("{newest}", String(version))
      : String(own);
  return timeline(
    [
      {
        party: labels.wallet,
        title: labels.sealing,
        mark: checked,
        body: [
          area("write", typed, labels.record),
          fields([
            { label: labels.version, value: String(version) },
            { label: labels.key, value: long(key) },
          ]),
        ],
      },
      ...stores.map(({ copy, isPlugged }, at) => ({
        party: at === 0 ? labels.first : labels.second,
        title: isPlugged ? labels.holding : labels.unplugged,
        mark: storeMark(at),
        body: [
          isPlugged ? seal(sealOf(copy)) : noSeal,
          fields([
            {
              label: labels.version,
              value: versionOf(copy.version),
              mark: copy.version < version ? storeMark(at) : "none",
            },
            {
              label: labels.sealed,
              value: long(copy.sealed),
              mark: copy.version < version ? "none" : storeMark(at),
            },
          ]),
          html`<button type="button" class="ex-button needs-js" data-act="edit" data-do="plug" data-at="${at}"
            aria-label="${at === 0 ? labels.first : labels.second}: ${isPlugged ? labels.unplug : labels.plug}">${
              isPlugged ? labels.unplug : labels.plug
            }</button>`,
        ],
      })),
      {
        party: labels.device,
        title: labels.restoring,
        mark: isChecked && !restored ? "fail" : checked,
        body: [
          restored
            ? html`<ul class="ex-list">${restored.records.map((one) => html`<li>${one}</li>`)}</ul>`
            : html`<div class="ex-read">${noSeal}<p>${isChecked ? labels.stopped : labels.waiting}</p></div>`,
          fields([
            { label: labels.key, value: long(key) },
            ...(restored
              ? [{ label: labels.from, value: restored.from === 0 ? labels.first : labels.second }]
              : []),
          ]),
        ],
      },
    ],
    words,
  );
}
