import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import {
  area,
  brokenIn,
  brokenMark,
  button,
  fields,
  long,
  type Mark,
  marks,
  noSeal,
  seal,
  timeline,
} from "../kit/parts";
import { type Game, number } from "./play";
import type { Content } from "./words";

/** The record that shows where a check stopped. */
const places: Record<string, "held" | "opened" | undefined> = {
  locked: "opened",
  sealed: "held",
  author: "opened",
  old: "opened",
};

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { typed, waiting, isOnline, reader, read, keys, lastRead } = game;
  const broken = brokenIn(verdict);
  const markOf = (place: "held" | "opened"): Mark =>
    !broken
      ? (marks(verdict, [])[0] ?? "none")
      : places[broken.says] === place
        ? brokenMark(verdict)
        : "none";
  const bytes = Math.floor((waiting.encryptedMessage.replaceAll("=", "").length * 3) / 4);
  return timeline(
    [
      {
        party: labels.sender,
        title: labels.sending,
        mark: broken ? "none" : markOf("held"),
        body: [
          area("write", typed, labels.message),
          fields([
            { label: labels.number, value: String(number) },
            { label: labels.key, value: long(keys.sender, "keys.sender") },
          ]),
        ],
      },
      {
        party: labels.host,
        title: labels.holding,
        mark: markOf("held"),
        body: [
          seal(game.seal),
          fields([
            { label: labels.from, value: long(waiting.sender, "waiting.sender") },
            { label: labels.to, value: long(waiting.recipient, "waiting.recipient") },
            { label: labels.box, value: waiting.messageBox },
            { label: labels.size, value: labels.bytes.replaceAll("{bytes}", String(bytes)) },
            { label: labels.sealed, value: long(waiting.encryptedMessage, "waiting.encryptedMessage") },
          ]),
        ],
      },
      {
        party: reader === "host" ? labels.host : labels.recipient,
        title: isOnline ? labels.reading : labels.offline,
        mark: markOf("opened"),
        body: [
          read === undefined
            ? html`<div class="ex-read">${noSeal}<p>${isOnline ? labels.shut : labels.waiting}</p></div>`
            : html`<p class="ex-text">${read}</p>`,
          fields([
            { label: labels.key, value: long(keys[reader], `keys.${reader}`, "open") },
            ...(reader === "recipient"
              ? [
                  {
                    label: labels.lastRead,
                    value: String(lastRead),
                    mark: broken?.says === "old" ? brokenMark(verdict) : ("none" as const),
                  },
                ]
              : []),
          ]),
          ...(isOnline && reader === "recipient" ? [button("edit", "goOffline", labels.goOffline)] : []),
        ],
      },
    ],
    words,
  );
}
