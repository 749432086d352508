import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark } from "../kit/parts";
import { numberOf } from "./outcome";
import type { Game } from "./play";

/** The numbers of the messages that a phone has read; beside them the one that is refused for its own, and a gap before it. */
export function thread(game: Game, isRead: boolean, verdict: Verdict): Html | false {
  const { mail } = game;
  if (mail.kind !== "message") return false;
  const [says, number] = [brokenIn(verdict)?.says, numberOf(game, 0) ?? 0];
  // A link can bring any number.
  const lastRead = Math.min(mail.readers[0]?.lastRead ?? 0, 9);
  const chip = (value: number, kind: "read" | "missing" | ReturnType<typeof brokenMark>) =>
    html`<b data-chip="${kind}">${value}</b>`;
  const read = Array.from({ length: isRead ? number : lastRead }, (_, at) => chip(at + 1, "read"));
  const isCounted = says === "new" || says === "next";
  return html`<div class="ex-thread" aria-hidden="true">${read}${says === "next" && chip(lastRead + 1, "missing")}${isCounted && chip(number, brokenMark(verdict))}</div>`;
}
