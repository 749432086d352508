import { filled } from "../../shared/filled";
import type { ExhibitContent } from "../kit/exhibit";
import { fee } from "./coin";
import { isDeclined } from "./declined";
import { money } from "./phone";
import type { Game } from "./play";
import type { Requests } from "./runRequests";
import { roleOf } from "./trade";
import type { Content } from "./words";

/** What only a no, or no answer, changes. */
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
  const left = money(mail.budget - spent - fee, labels);
  return filled(lesson, { asked: money(asked, labels), spent: money(spent, labels), left });
}

/** What a phone's holder has answered: only if that is a yes to each request, it is an ordinary pass. */
function answersIn({ letters }: Requests, game: Game, labels: Content["labels"]) {
  const { length: all } = letters;
  const yes = letters.filter(({ answer }) => answer).length;
  const no = letters.filter(({ answer }, at) => !answer && game.plan.chosen[at] === false).length;
  const count = all - yes - no;
  if (count === 0 && no === 0) return {};
  const says = (word: string) => filled(word, { all, yes, no, count });
  const { waiting, soFar, saidNo, nothingGot, noYes, someNo, gotRest, ran: wentWell } = labels;
  if (count > 0)
    return { drawnAs: "unchecked" as const, passes: says(waiting), holds: says(soFar), wentWell };
  const [passes, holds] = yes > 0 ? [says(someNo), gotRest] : [saidNo, game.attack ? noYes : nothingGot];
  return { drawnAs: "caught" as const, passes, holds, wentWell };
}

/** The fields that a holder has opened for a reader who didn't ask for them. */
const surplusIn = ({ preset, sample, plan }: Game) =>
  preset === "fields"
    ? sample.fields
        .filter(({ name }, at) => plan.chosen[at] && name !== roleOf(sample))
        .map(({ name }) => name)
    : [];

/** The words for a check that asks for no signature, or, with payments alone, for no card; and for a no. */
export function saying(content: Content, game: Game): Content & Pick<ExhibitContent, Said> {
  const { mail } = game;
  const { unasked, saidNo, withheld, surplus } = content.labels;
  const fields = surplusIn(game).join(", ");
  const isCardless = mail.kind === "requests" && mail.letters.every(({ request }) => request.kind !== "show");
  const { holder, ...cardless } = content.steps;
  return {
    ...content,
    ...(fields && { holds: filled(surplus, { fields }) }),
    stopped: game.isEdited ? undefined : content.signs[game.attack as keyof Content["signs"]],
    ...(mail.kind === "requests"
      ? answersIn(mail, game, content.labels)
      : isDeclined(game) && { stopped: saidNo, stops: { ...content.stops, for: withheld } }),
    ...(!game.plan.isSigned && { gaps: { ...content.gaps, leak: content.labels.deniable } }),
    steps: {
      ...(isCardless ? cardless : content.steps),
      ...(mail.kind === "message" && !mail.asksSignature && { from: unasked }),
    } as Content["steps"],
  };
}
