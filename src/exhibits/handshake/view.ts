import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, type Field, fields, long, type Mark, markAt, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Message } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

type Name = "hello" | "reply" | "request";

/** The messages in order; each is checked by its recipient. */
const order: readonly string[] = ["hello", "reply", "request"] satisfies Name[];

export function view(game: Game, { labels, sample }: Content, verdict: Verdict, words: KitWords): Html {
  const [broken = "", part = ""] = brokenIn(verdict)?.says.split("-") ?? [];
  const mark = brokenMark(verdict);
  // Its number is what the answer is checked against, so it has passed only with the answer.
  const markOf = (name: Name) =>
    name === "hello" && broken === "reply"
      ? "none"
      : markAt(verdict, order.indexOf(name), order.indexOf(broken));
  const message = (name: Name, party: string, title: string) => ({
    party,
    title,
    mark: markOf(name),
    body: fields([
      ...(name === "request" ? [typed(game, labels)] : []),
      // A wallet that stopped earlier has signed nothing.
      ...(markOf(name) === "later"
        ? [{ label: "signature", value: labels.unsent }]
        : rows(name, game[name], (at) => (name === broken && at === part ? mark : "none"))),
    ]),
  });
  return timeline(
    [
      message("hello", labels.person, labels.opening),
      game.isRelayed
        ? message("reply", labels.lookalike, labels.relaying)
        : message("reply", labels.site, labels.answering),
      message("request", labels.person, labels.asking),
      {
        party: labels.thief,
        title: labels.table,
        mark: "none",
        isAside: true,
        body: fields([
          { label: labels.name, value: sample.name },
          { label: labels.key, value: long(game.keys.person, "keys.person") },
          { label: labels.secret, value: labels.none },
        ]),
      },
    ],
    words,
  );
}

/** The fields of a message, with their names from BRC-103. */
function rows(name: Name, message: Message, markOf: (part: string) => Mark): Field[] {
  const { messageType, identityKey, nonce, yourNonce, signature } = message;
  const all: Field[] = [
    { label: "messageType", value: html`<code translate="no">${messageType}</code>` },
    { label: "identityKey", value: long(identityKey, `${name}.identityKey`), mark: markOf("key") },
    { label: messageType === "general" ? "nonce" : "initialNonce", value: long(nonce, `${name}.nonce`) },
  ];
  if (name === "hello") return all;
  return [
    ...all,
    { label: "yourNonce", value: long(yourNonce, `${name}.yourNonce`), mark: markOf("old") },
    { label: "signature", value: long(signature, `${name}.signature`), mark: markOf("signature") },
  ];
}

const typed = ({ typed: value, payload }: Game, labels: Labels): Field => ({
  label: "payload",
  value: html`<input class="needs-js" data-wide data-act="edit" data-do="ask" value="${value}" autocomplete="off"
    spellcheck="false" aria-label="payload: ${labels.payload}"><code class="without-js">${payload}</code>`,
});
