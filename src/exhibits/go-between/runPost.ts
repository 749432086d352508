import { isBy, open, type Waiting } from "../letters";
import { readerOf } from "../reader";

/** Whoever opens a message. */
export interface Reader {
  /** The number of the last letter that was read. */
  lastRead: number;
  /** The private key that is tried, from the example. */
  readerSecret: string;
}

/** Messages from one sender, each to a reader of its own; null where nothing was sent. */
export interface Post {
  kind: "message";
  /** The sender's public key, the box that is looked into, and whether a letter without a signature is refused. */
  sender: string;
  box: string;
  asksSignature: boolean;
  readers: Reader[];
  letters: (Waiting | null)[];
}

/** What one reader checks, in order. Both sides share the encryption key, so only a signature says who wrote it. */
export async function* checkLetter(
  { sender, box, asksSignature }: Omit<Post, "readers" | "letters">,
  { lastRead, readerSecret }: Reader,
  waiting: Waiting,
) {
  const reader = readerOf(readerSecret);
  const letter = reader && (await open(reader, waiting));
  yield { step: "whole", passes: !!letter && waiting.sender === sender };
  yield { step: "for", passes: reader?.keyDeriver?.identityKey === waiting.recipient };
  if (asksSignature) yield { step: "from", passes: !!letter && isBy(sender, waiting, letter) };
  const number = letter?.number ?? Number.NaN;
  yield { step: "new", passes: Number.isSafeInteger(number) && number > lastRead };
  // A letter that was held back is missed once the next one comes.
  yield { step: "next", passes: number === lastRead + 1 };
  yield { step: "allowed", passes: waiting.messageBox === box };
}

/** What each of them checks. */
export async function* checkPost({ readers, letters, ...known }: Post) {
  if (letters.length !== readers.length || !letters.some(Boolean)) throw new Error("Not a reader for each");
  for (const [place, waiting] of letters.entries()) {
    if (!waiting) continue;
    const [at, again] = [place + 1, letters.slice(place + 1).some(Boolean)];
    for await (const turn of checkLetter(known, readers[place] as Reader, waiting))
      yield { ...turn, at, again };
  }
}
