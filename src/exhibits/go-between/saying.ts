import { filled } from "../../shared/filled";
import type { ExhibitContent } from "../kit/exhibit";
import { fee } from "./coin";
import { isDeclined } from "./declined";
import { money } from "./phone";
import type { Game } from "./play";
import type { Content } from "./words";

/** What only a no changes. */
type Said = "passes" | "drawnAs" | "wentWell" | "stopped";

/** What the verdict says of an attack that was caught, with what was forged or asked for in it. */
export function lessonOf({ attack, ...game }: Game, { lessons, labels }: Content): string | undefined {
  const { [attack as keyof typeof lessons]: lesson = isDeclined(game) ? labels.nothingGot : undefined } =
    lessons;
  const { mail, wrote } = game;
  if (!lesson || mail.kind !== "requests") return lesson && filled(lesson, { wrote });
  const [asked, spent] = [mail.letters.at(-1), mail.letters[0]].map((one) => one?.request.satoshis ?? 0) as [
    number,
    number,
  ];
  const sums = { asked, spent, left: mail.budget - spent - fee };
  return Object.entries(sums).reduce(
    (said, [name, sum]) => filled(said, { [name]: money(sum, labels) }),
    lesson,
  );
}

/** The words for a check that asks for no signature, or, with payments alone, for no card; and for a no. */
export function saying(content: Content, game: Game): Content & Pick<ExhibitContent, Said> {
  const { mail } = game;
  const { unasked, saidNo, nothingGot, noYes, unanswered, withheld } = content.labels;
  const isCardless = mail.kind === "requests" && mail.letters.every(({ request }) => request.kind !== "show");
  const { holder, ...cardless } = content.steps;
  return {
    ...content,
    ...(isDeclined(game) &&
      (mail.kind === "requests"
        ? { drawnAs: "caught", passes: saidNo, holds: game.attack ? noYes : nothingGot, wentWell: unanswered }
        : { stopped: saidNo, stops: { ...content.stops, for: withheld } })),
    steps: {
      ...(isCardless ? cardless : content.steps),
      ...(mail.kind === "message" && !mail.asksSignature && { from: unasked }),
    } as Content["steps"],
  };
}
