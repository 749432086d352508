import { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { line, list } from "../../content/model/fields";

const answer = (example: string) => line({ help: "The answer that is there at first", example, most: 120 });

export const words = exhibit("clipboards", "One answer on five clipboards, a copy for each clinic's key", {
  labels: {
    asked: ["The question", "Any allergies?", 32],
    once: ["Beside it", "asked once, this week", 32],
    answer: ["What screen readers call the field with the answer", "The answer to “Any allergies?”", 32],
    patient: ["Before the patient's key", "The patient’s key", 32],
    boards: ["What screen readers call the clipboards", "Five clipboards", 32],
    share: [
      "What screen readers say of a clipboard's box; {clinic} is its name",
      "Share the answer with {clinic}",
      32,
    ],
    key: ["Before the clinic's key", "Tries its own key", 24],
    lent: ["Before the name of another clinic whose key is tried", "Tries a borrowed key", 24],
    copy: ["Before what lies on the clipboard", "Its own copy", 24],
    none: ["Where nothing lies on it", "no copy", 24],
    shut: ["A copy that nobody has tried to open", "Sealed, not opened yet", 24],
    kept: ["A clinic that gets no copy", "Gets no copy", 24],
    fails: ["A copy that does not open", "Stays shut", 24],
    lend: ["The button with which a clinic tries another one's key", "Lend one clinic’s key to another", 32],
    alter: ["The button that changes a copy on its way", "Change a copy on its way", 32],
    forge: ["The button with which a stranger answers", "Answer in her name", 32],
    invent: ["The button with which a clinic writes an answer itself", "Let a clinic make one up", 32],
    putBack: ["The button that puts an old answer back", "Put an old copy back", 32],
  },
  holds: "Each clinic opened its own copy with its own key, and the patient has signed them all.",
  steps: {
    shared: "Copies: at least one",
    locked: "Opens for: the clinic it is addressed to",
    sealed: "Seal: whole, and made with the patient’s key",
    author: "Signature inside: the patient’s",
    old: "Number: higher than the last one read",
  },
  fails: {
    shared: ["No clinic has a copy", "No clinic has a copy.", 140],
    locked: [
      "Another clinic's key was tried; {at} is the clipboard",
      "Clipboard {at} stays shut for another clinic’s key.",
      140,
    ],
    sealed: [
      "It is not what the patient has sealed; {at} is the clipboard",
      "Clipboard {at} has another copy than the patient’s key sealed.",
      140,
    ],
    author: [
      "It is sealed with the right key, and not signed by the patient; {at} is the clipboard",
      "Clipboard {at}: the clinic can make such a seal too. The patient has not signed this answer.",
      140,
    ],
    old: [
      "It was read before; {at} is the clipboard",
      "Clipboard {at} has an answer that was read before.",
      140,
    ],
  },
  more: {
    problems: problems({
      empty: ["There is no answer", "There is no answer yet. Type one, or start again.", 100],
      long: [
        "The answer is too long",
        "An answer has at most 200 characters here. Shorten it, or start again.",
        100,
      ],
      nobody: [
        "No clinic was chosen",
        "Nobody gets a copy, which is her right. Select a clinic to go on.",
        100,
      ],
    }),
  },
  sample: z
    .strictObject({
      answer: answer("Penicillin. Peanuts, since 2019."),
      forged: line({ help: "What a clinic writes in the patient's name", example: "None.", most: 60 }),
      clinics: list(line({ help: "The name of a clinic, which is invented", example: "Dentist", most: 20 }), {
        help: "The five clinics",
        noun: "clinic",
      }).meta({ examples: [["Family doctor", "Dentist", "Eye clinic", "Pharmacy", "Physiotherapist"]] }),
    })
    .refine(({ clinics }) => clinics.length === 5, {
      error: "There are five clipboards. Name five clinics",
      path: ["clinics"],
    })
    .meta({ id: "ClipboardsSample", description: "The answer and the clinics" }),
});

export type Content = z.output<typeof words>;
