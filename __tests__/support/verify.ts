import { exhibit as signed } from "../../src/exhibits/seal/document";
import { examples } from "../../src/exhibits/verify/examples";
import { judge } from "../../src/exhibits/verify/judge";
import type { Asked } from "../../src/exhibits/verify/judgement";
import type { Library, Mechanism } from "../../src/exhibits/verify/kinds/record";
import { exampleOf } from "./exhibits";

/** One exhibit, as its script exports it. */
export const library: Library = {
  catalog: async () => ({
    signed: {
      name: "signed",
      script: "/signed.js",
      steps: { signer: "Signer", text: "Text" },
      fails: { signer: "Another signer.", text: "Another text." },
      holds: "It fits.",
      gaps: { slip: "It slipped through." },
    },
  }),
  mechanism: async () => signed as unknown as Mechanism,
};

/** The state of an exhibit as its links carry it, and its record as it is saved. */
export async function signedGame() {
  const game = await signed.begin(exampleOf("seal-document"));
  return { game, file: { exhibit: "signed", record: signed.record(game) } };
}

let made: Promise<Record<string, Asked>> | undefined;

/** The examples of the page. They take signatures, so they are made once. */
export function pageExamples(): Promise<Record<string, Asked>> {
  made ??= signedGame().then(({ file }) => examples(file));
  return made;
}

export const asking = (text: string, more: Partial<Asked> = {}) =>
  judge({ text, signed: "", headers: "", ...more }, library);

/** The kind of an input, how it was judged, and by which sentences. */
export async function said(text: string, more: Partial<Asked> = {}) {
  const { kind, state, says } = await asking(text, more);
  return [kind, state, ...says.map((one) => one.says)];
}

/** Numbers that look random and are the same in every run. */
export function numbers(seed = 1) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Text with another character at a place: a digit of hex for a digit, a letter for a letter. */
export function flipped(text: string, at: number): string {
  const character = text[at] ?? "";
  const other = /[0-9a-f]/.test(character)
    ? ((Number.parseInt(character, 16) + 1) % 16).toString(16)
    : character === "x"
      ? "y"
      : "x";
  return text.slice(0, at) + other + text.slice(at + 1);
}
