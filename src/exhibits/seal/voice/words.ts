import { z } from "zod";
import { exhibit, gaps, problems } from "../../../content/model/exhibit";

export const words = exhibit(
  "seal-voice",
  "A sound or the visitor's own voice, encrypted for a host, its key in an inbox, and joined again by its recipient",
  {
    labels: {
      caller: ["Who leaves the message", "The caller’s phone", 24],
      host: ["Who keeps the bytes", "The storage host", 24],
      inbox: ["Where the note waits", "The inbox", 24],
      recipient: ["Whom it is for", "The recipient’s phone", 24],
      seconds: ["The length; {seconds} is the number", "{seconds} seconds", 24],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      comesTo: ["Before the address that the stored bytes come to", "Address of these bytes", 32],
      pointer: ["Before the sealed note", "Address and key, sealed", 32],
      from: ["Before the key that the recipient knows to be the caller's", "The caller’s key", 24],
      waiting: ["Before anybody has tried", "not fetched yet", 24],
      joined: ["The sound is there", "the sound, whole", 32],
      silent: ["There is no sound", "nothing to play", 24],
      touch: ["What screen readers call the slider over the host's bytes", "Change a byte", 32],
      differs: ["Below the strip: where it differs; {at} is the number", "Byte {at}:", 24],
      was: ["Between the byte that is there and the one that was stored", "stored as", 24],
      hearSound: ["The button that plays the sound as it was made", "Play", 24],
      hearBytes: ["The button that plays the sealed bytes", "Play the bytes", 24],
      hearJoined: ["The button that plays what came out", "Play what arrived", 24],
      another: ["The button that makes another sound", "Hum another", 24],
      speak: ["The button that records the visitor", "Record yourself", 24],
      recording: ["What screen readers call the bar while it records", "Recording", 24],
      enough: ["The button that ends the recording", "Stop recording", 24],
      alter: ["The button with which the host changes a byte", "Let the host change a byte", 32],
      peek: ["The button with which the host tries to listen", "Let the host listen in", 32],
      forge: ["The button with which a stranger leaves a message", "Call in the caller’s name", 32],
      replay: ["The button that brings the message before again", "Bring the last one again", 32],
      imitate: ["The button with which something imitates the caller", "Imitate the voice", 32],
    },
    holds: "The bytes have the address in the note, the key opened them, and the sound is whole.",
    steps: {
      locked: "Note opens for: the one it is addressed to",
      author: "Signature inside: the caller’s, for this one",
      old: "Number: higher than the last one heard",
      bytes: "Bytes: those with the address in the note",
      whole: "Key in the note: opens the bytes",
    },
    fails: {
      locked: ["Somebody else tries to open the note", "Closed, as it should be.", 140],
      author: ["The caller has not signed the note", "The caller has not signed this note.", 140],
      old: ["It was heard before", "This message was heard before.", 140],
      bytes: ["The bytes are not those that were stored", "These bytes have another address.", 140],
      whole: ["The key does not open the bytes", "The key in the note does not open these bytes.", 140],
    },
    more: {
      gaps: gaps({
        imitate: [
          "A machine speaks on the caller's own phone",
          "The caller’s phone left it, and the caller didn’t speak. The check knows keys, not voices: call back.",
          140,
        ],
      }),
      problems: problems({
        unsupported: [
          "The browser cannot record",
          "This browser can’t record. Hum another, or open this page in a newer one.",
          140,
        ],
        refused: [
          "The microphone was refused, by the visitor or because another page came first",
          "No microphone. Allow it for this page, reload it, and press once more, or hum another.",
          140,
        ],
        silent: [
          "Nothing was heard",
          "Nothing was heard. Speak closer to the microphone, or hum another.",
          140,
        ],
      }),
    },
    sample: z
      .strictObject({
        melody: z
          .string()
          .regex(
            /^[A-G]#?[3-6]( [A-G]#?[3-6]){2,7}$/,
            "Write three to eight notes with a space between them, such as E4 G4 C5",
          )
          .meta({ description: "The notes that are hummed at first", examples: ["E4 G4 C5 A4 G4"] }),
      })
      .meta({ id: "SealVoiceSample", description: "The sound that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
