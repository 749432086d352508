import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { ghost } from "../ghost";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, button, type Field, fields, long, marks, noSeal, seal } from "../kit/parts";
import type { Game, List } from "./game";
import { isStatus } from "./run";
import { across, squares } from "./squares";
import type { Content } from "./words";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const counted = (count: number) => count.toLocaleString("en-US");

/** A square for each file, the picked file, and the list. */
export function view(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const { list, served, digest } = game;
  const [ofList] = marks(verdict, ["list"], ["sent", "file"], ["all"]);
  return html`<div class="ex-split" data-site data-tone="${verdict.state}">
    <div class="ex-facts">
      ${list ? facts(game, list, content, verdict) : sheet(labels)}
    </div>
    <div class="ex-side">
      <div class="ex-part">${list ? seal((served ?? list).digest) : noSeal}${list && served && ghost(list.digest, labels.replaced)}${fields(
        [
          { label: labels.digest, value: list ? long(digest, "digest") : notYet(labels), mark: ofList },
          ...(list?.commit ? [{ label: labels.commit, value: long(list.commit) }] : []),
        ],
      )}</div>
    </div>
  </div>`;
}

const notYet = (labels: Content["labels"]) => html`<span class="ex-none">${labels.notYet}</span>`;

/** How many files were hashed, their size, and the files themselves. */
function facts(game: Game, list: List, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const [, , ofAll] = marks(verdict, ["list"], ["sent", "file"], ["all"]);
  const hashed = Object.keys(game.found).length;
  return html`${fields([
    {
      label: labels.hashed,
      value: `${counted(hashed)} / ${counted(list.items.length)}, ${megabytes(list.bytes)}`,
      mark: ofAll,
    },
  ])}
    <progress class="ex-progress needs-js" aria-label="${labels.progress}" max="1" value="${hashed / list.items.length}"></progress>
    ${files(game, content, verdict)}`;
}

/** How many squares stand for the files before their number is known. */
const unknown = 8 * across;

/** Placeholders for the list, and the button that fetches it. */
const sheet = (labels: Content["labels"]) => html`<div class="ex-files">
    ${squares({ count: unknown, hashed: [] })}
    <p>${labels.sheet}</p>
    ${button("edit", "ask", labels.ask)}
  </div>`;

/** Where the check found a file that differs, counted from 0. */
function wrongIn(verdict: Verdict): number | undefined {
  const broken = brokenIn(verdict);
  return broken?.says === "file" || broken?.says === "sent" ? (broken.at ?? 1) - 1 : undefined;
}

/** What came from an address, with its label. */
function cameFrom(address: string, { found, flipped }: Game, labels: Content["labels"]): Field {
  const { [address]: came = "" } = found;
  if (isStatus(came)) return { label: labels.status, value: came };
  return { label: flipped === address ? labels.flipped : labels.came, value: long(came) };
}

function files(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { list, found, picked, served, flipped } = game;
  const items = list?.items ?? [];
  const wrong = wrongIn(verdict);
  const hashed = items.flatMap(({ address }, at) => (found[address] === undefined ? [] : [at]));
  const swapped = items.findIndex(({ address }) => address === flipped);
  const differing = wrong === undefined ? undefined : items[wrong];
  return html`<div class="ex-files">
    ${squares({ count: items.length, hashed, wrong, picked, swapped: served && swapped >= 0 ? swapped : undefined })}
    <label class="needs-js"><b>${filled(labels.file, { at: counted(picked + 1) })}</b> <code translate="no">${items[picked]?.address}</code>
      <input type="range" min="0" max="${items.length - 1}" value="${picked}" data-do="pick" aria-valuetext="${items[picked]?.address}"></label>
    ${
      differing &&
      fields([
        { label: labels.address, value: html`<code translate="no">${differing.address}</code>` },
        { label: labels.listed, value: long(differing.hash) },
        { ...cameFrom(differing.address, game, labels), mark: "fail" },
      ])
    }
  </div>`;
}
