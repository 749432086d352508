import type { Game } from "./play";
import type { Content } from "./words";

/** A question that nobody asks is called so, since it has not been passed. */
export function saying(content: Content, { mail }: Game): Content {
  const { unasked, cardless } = content.labels;
  const isCardless = mail.kind === "requests" && mail.letters.every(({ request }) => request.kind !== "show");
  return {
    ...content,
    steps: {
      ...content.steps,
      ...(mail.kind === "message" && !mail.asksSignature && { from: unasked }),
      ...(isCardless && { holder: cardless }),
    },
  };
}
