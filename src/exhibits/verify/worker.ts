import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { judge } from "./judge";
import type { Answer, Question } from "./judges";
import type { Library } from "./kinds/record";
import { libraryAt } from "./library";

/** Judges away from the page, so that nothing that is typed waits, however long a script runs. */

let library: Library | undefined;

// The SDK works out its tables for the curve when it first needs them.
new PrivateKey(1).toPublicKey();

addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  library ??= libraryAt(data.catalog);
  try {
    postMessage({ judgement: await judge(data.asked, library) } satisfies Answer);
  } catch {
    postMessage({ lost: true } satisfies Answer);
  }
});
