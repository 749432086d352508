import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { area, button, fields, line, long, type Mark, noSeal, record, seal } from "../kit/parts";
import type { Content } from ".";
import type { Game } from "./play";

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { typed, waiting, isOnline, reader, read, keys } = game;
  const mark: Mark = verdict.state === "unchecked" ? "none" : verdict.state === "holds" ? "pass" : "fail";
  const bytes = Math.floor((waiting.encryptedMessage.replaceAll("=", "").length * 3) / 4);
  return line([
    record({
      party: labels.sender,
      title: labels.sending,
      mark: mark === "pass" ? "pass" : "none",
      body: [area("write", typed, labels.message), fields([{ label: labels.key, value: long(keys.sender) }])],
    }),
    record({
      party: labels.host,
      title: labels.holding,
      mark: mark === "pass" ? "pass" : "none",
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
    }),
    record({
      party: reader === "host" ? labels.host : labels.recipient,
      title: isOnline ? labels.reading : labels.offline,
      mark,
      body: [
        read === undefined
          ? html`<div class="ex-read">${noSeal}<p>${isOnline ? labels.shut : labels.waiting}</p></div>`
          : html`<p class="ex-text">${read}</p>`,
        fields([{ label: labels.key, value: long(keys[reader]) }]),
        ...(isOnline && reader === "recipient" ? [button("edit", "goOffline", labels.goOffline)] : []),
      ],
    }),
  ]);
}
