import type { ExhibitContent } from "../kit/exhibit";
import { isDeclined } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

/** What only a no changes. */
type Said = "passes" | "drawnAs" | "wentWell" | "stopped";

/** The words for a check that asks for no signature, or, with payments alone, for no card; and for a no. */
export function saying(content: Content, game: Game): Content & Pick<ExhibitContent, Said> {
  const { mail } = game;
  const { unasked, saidNo, nothingGot, unanswered, withheld } = content.labels;
  const isCardless = mail.kind === "requests" && mail.letters.every(({ request }) => request.kind !== "show");
  const { holder, ...cardless } = content.steps;
  return {
    ...content,
    ...(isDeclined(game) &&
      (mail.kind === "requests"
        ? { drawnAs: "caught", passes: saidNo, holds: nothingGot, wentWell: unanswered }
        : { stopped: saidNo, stops: { ...content.stops, for: withheld } })),
    steps: {
      ...(isCardless ? cardless : content.steps),
      ...(mail.kind === "message" && !mail.asksSignature && { from: unasked }),
    } as Content["steps"],
  };
}
