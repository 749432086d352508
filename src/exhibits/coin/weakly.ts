/** What is said of a weak lock: what it took, and who was paid. */
import { filled } from "../../shared/filled";
import { dayOf } from "./day";
import { todayOf } from "./escrow";
import { type Game, parties, payees } from "./game";
import { weakened, weaknessesOf } from "./weak";
import type { Content } from "./words";

/**
 * The sentences of both steps that find a weak lock, out of the boxes that are ticked. A lock of the
 * visitor's own has a sentence for where it stays shut, and keeps the general ones for the rest.
 */
export function weakly({ escrow, terms, made }: Game, labels: Content["labels"]): Partial<Content["fails"]> {
  const weak = weaknessesOf(escrow?.under ?? "");
  if (isWrittenAnew(escrow)) return { opens: labels.ownShut };
  if (!escrow || weak.length === 0) return {};
  const { open, day } = escrow;
  const isAlone = open.includes("preimage");
  const signer = parties.find((party) => open.includes(`sig:${party}`)) ?? "stranger";
  const payee = payees[made.at(-1)?.target ?? 2] ?? "stranger";
  const names = { signer: labels[signer].toLowerCase(), payee: labels[payee].toLowerCase() };
  const { deadline } = terms as { deadline: number };
  // What the lock would take as well, and nobody used, isn't why the coins are gone.
  const used = {
    one: !isAlone,
    anyDay: isAlone,
    blankPayee: open.includes(":none"),
  };
  const causes = weak.flatMap((name) => {
    const said = { one: labels.oneUsed, anyDay: labels.anyDayUsed, blankPayee: labels.blankUsed }[name];
    return used[name] ? filled(said, { ...names, date: dayOf(todayOf(deadline, day)) }) : [];
  });
  const boxes = weak.map((name) => labels[name].toLowerCase()).join(", ");
  return {
    ...(causes.length > 0 && { who: causes.join(" ") }),
    terms: filled(labels.weakTerms, { boxes }),
  };
}

/** Whether the lock is one that a visitor wrote: neither the agreed one nor a ready-made weak one. */
export const isWrittenAnew = (escrow: Game["escrow"]) =>
  escrow !== undefined && weakened(weaknessesOf(escrow.under)) !== escrow.under;
