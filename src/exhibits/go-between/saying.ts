import type { Game } from "./play";
import type { Content } from "./words";

/** A signature that nobody asks for is called so, since it has not been passed; a card is not asked for with a payment. */
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
