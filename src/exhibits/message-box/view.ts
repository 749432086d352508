import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { area, button, fields, long, marks, noSeal, seal, timeline, unmarkedIfLater } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { typed, waiting, isOnline, reader, read, keys } = game;
  const [sent, held, opened] = marks(verdict, [], ["sealed"], ["locked"]);
  const bytes = Math.floor((waiting.encryptedMessage.replaceAll("=", "").length * 3) / 4);
  return timeline(
    [
      {
        party: labels.sender,
        title: labels.sending,
        mark: sent,
        body: [
          area("write", typed, labels.message),
          fields([{ label: labels.key, value: long(keys.sender) }]),
        ],
      },
      {
        party: labels.host,
        title: labels.holding,
        mark: held,
        body: [
          seal(game.seal),
          fields([
            { label: labels.from, value: long(waiting.sender) },
            { label: labels.to, value: long(waiting.recipient) },
            { label: labels.box, value: waiting.messageBox },
            { label: labels.size, value: labels.bytes.replaceAll("{bytes}", String(bytes)) },
            { label: labels.sealed, value: long(waiting.encryptedMessage) },
          ]),
        ],
      },
      {
        party: reader === "host" ? labels.host : labels.recipient,
        title: isOnline ? labels.reading : labels.offline,
        mark: unmarkedIfLater(opened),
        body: [
          read === undefined
            ? html`<div class="ex-read">${noSeal}<p>${isOnline ? labels.shut : labels.waiting}</p></div>`
            : html`<p class="ex-text">${read}</p>`,
          fields([{ label: labels.key, value: long(keys[reader]) }]),
          ...(isOnline && reader === "recipient" ? [button("edit", "goOffline", labels.goOffline)] : []),
        ],
      },
    ],
    words,
  );
}
