import { z } from "zod";
import { exhibit, gaps, problems, word } from "../../../content/model/exhibit";
import { line } from "../../../content/model/fields";

const paragraph = (help: string, example: string) => line({ help, example, most: 400 });

export const words = exhibit(
  "seal-document",
  "A paragraph with a signature, on a strip that tears at the first character that is changed",
  {
    labels: {
      text: ["What screen readers call the field with the text", "The text", 32],
      signer: ["Before the key that the reader knows to be the signer's", "Key of the signer", 32],
      yourKey: ["The same once the visitor has signed", "Your key, drawn in this browser", 32],
      key: ["Before the key that the signature names", "Key in the signature", 32],
      signature: ["Before the signature", "Signature", 32],
      before: ["Before the hash of what was signed", "Signed fingerprint", 32],
      now: ["Before the hash of what is there", "Fingerprint now", 32],
      sealKey: ["Below the mark of the key that has signed", "Signed with the signer’s key", 40],
      sealYours: ["The same once the visitor has signed", "Signed with your key", 40],
      otherSigner: ["The same where somebody else has", "Signed with a stranger’s key", 40],
      rightKey: ["Below the mark of the key that should have", "The signer’s key", 24],
      sealBefore: ["Below the seal of what was signed", "Text as signed", 24],
      sealNow: ["Below the seal of what is there", "Text now", 24],
      inside: ["What opens the keys, the signature and the hashes", "Keys, signature and fingerprints", 48],
      differs: ["Below the strip: where it differs; {at} is the number", "Character {at}:", 32],
      copied: [
        "Behind what was signed and what is there",
        "Marked from this page’s copy of the signed text, which no check has.",
        80,
      ],
      added: ["Below the strip: before what was added", "Added:", 24],
      lost: ["Below the strip: before what was taken out", "Taken out:", 24],
      sign: ["The button that signs the text with a new key", "Sign it as it stands", 32],
      change: ["The button that changes one character", "Change a character", 24],
      paste: ["The button that puts the signature under another text", "Paste elsewhere", 24],
      otherKey: ["The button that signs with somebody else's key", "Use another key", 24],
      search: ["The button that searches for a text with the same hash", "Search for a twin", 24],
      searched: [
        "What that came to: {tries}, {digits} that agree, and how many zeros the years for all of them have",
        "{tries} forgeries in half a second: {digits} of 64 digits agree. All 64 would take this device a number of years with {exponent} zeros.",
        160,
      ],
      changed: [
        "The verdict where one character was changed",
        "A character was changed after signing. The signature covers each one.",
        140,
      ],
      pasted: [
        "The verdict where the signature stands under another text",
        "The signature is real, and belongs to another text. It fits no second one.",
        140,
      ],
      twin: [
        "The verdict where the nearest forgery was found",
        "The nearest forgery has another fingerprint, and the check wants all 64 digits.",
        140,
      ],
      justNow: ["Beside the key of a signer who names an earlier day", "Signed just now", 24],
      backdate: ["The button with which the signer adds a day long past", "Date it back", 24],
      ownKey: ["The button with which a forger hands out the key as well", "Send the key along", 24],
    },
    holds: "These are the bytes that were signed, and the key is the signer’s.",
    steps: {
      signer: "It names the signer’s key",
      text: "It was made for this very text",
    },
    fails: {
      text: [
        "The text is not the one that was signed, or the signature not the one that was made",
        "Text and signature don’t belong together: one of them isn’t what the signer sent.",
        140,
      ],
      signer: [
        "The signature is somebody else's",
        "The key in this signature isn’t the signer’s. The check stops there, before it reads the text.",
        140,
      ],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Change one character above, and see if the signature still fits.",
        100,
      ]),
      gaps: gaps({
        ownKey: [
          "The forger has told the reader which key is the signer's",
          "Text, signature and key came from one hand. Get the key another way: in person, or from a certificate.",
          140,
        ],
        backdate: [
          "The signer has written a day long past",
          "The signer wrote that day just now. A key signs any date: put the fingerprint into a block, which has one of its own.",
          140,
        ],
      }),
      problems: problems({
        empty: ["There is no text", "There is nothing to sign. Type a sentence, or start again.", 100],
        long: [
          "The text is too long",
          "A text has at most 600 characters here. Shorten it, or start again.",
          100,
        ],
      }),
    },
    sample: z
      .strictObject({
        text: paragraph("What is signed at first", "Ada Example buys the boat for 4,000 dollars."),
        other: paragraph("Another text, which the signature is pasted under", "Ada Example sells her house."),
        dated: line({
          help: "What a signer adds who dates it back",
          example: "Signed on January 2, 2019.",
          most: 60,
        }),
      })
      .refine(({ text, other }) => text !== other, {
        error: "Both texts are the same. Change one",
        path: ["other"],
      })
      .meta({ id: "SealDocumentSample", description: "The text that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
