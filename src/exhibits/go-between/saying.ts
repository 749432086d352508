import type { Game } from "./play";
import type { Content } from "./words";

/** The words for a check that asks for no signature, or, with payments alone, for no card. */
export function saying(content: Content, { mail }: Game): Content {
  const { unasked } = content.labels;
  const isCardless = mail.kind === "requests" && mail.letters.every(({ request }) => request.kind !== "show");
  const { holder, ...cardless } = content.steps;
  return {
    ...content,
    steps: {
      ...(isCardless ? cardless : content.steps),
      ...(mail.kind === "message" && !mail.asksSignature && { from: unasked }),
    } as Content["steps"],
  };
}
