import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { judge } from "./judge";
import type { Answer, Question } from "./judges";
import type { Library } from "./kinds/record";
import { libraryAt } from "./library";

/** Judges inputs outside of the page, so typing stays responsive however long a check runs. */

let library: Library | undefined;

// Has the SDK compute its tables for the curve, which it does on first use.
new PrivateKey(1).toPublicKey();

addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  library ??= libraryAt(data.catalog);
  try {
    postMessage({ judgement: await judge(data.asked, library) } satisfies Answer);
  } catch {
    postMessage({ lost: true } satisfies Answer);
  }
});
