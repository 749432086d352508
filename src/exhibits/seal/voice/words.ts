import { z } from "zod";
import { exhibit, gaps, problems, word } from "../../../content/model/exhibit";

export const words = exhibit(
  "seal-voice",
  "A sound or the visitor's own voice, encrypted for a host, its key in an inbox, and joined again by its recipient",
  {
    labels: {
      caller: ["Who leaves the message", "The caller’s phone", 24],
      host: ["Who keeps the bytes", "The storage host", 24],
      inbox: ["Where the note waits", "The inbox", 24],
      recipient: ["Whom it is for", "The recipient’s phone", 24],
      tries: ["Who opens the note where the host tries to listen", "The host, with its own key", 32],
      noise: ["What comes of it", "opens nothing", 24],
      seconds: ["The length; {seconds} is the number", "{seconds} seconds", 24],
      comesTo: ["Before their address; {bytes} is how many", "Address of these {bytes} bytes", 40],
      sealed: [
        "What waits in the inbox",
        "The recipient alone can open it: where the bytes are, and their key.",
        120,
      ],
      otherSeal: ["What the recipient sees on a stranger's note", "Came: a stranger’s seal.", 32],
      oldMark: ["What the recipient sees on the message before", "Came: message 1.", 32],
      ownSeal: ["Beside the seal that the recipient expects", "Expected: the caller’s seal", 32],
      opened: ["Beside that message at the recipient, opened", "Last heard: 1. Expected: 2 or more", 40],
      inside: ["What opens the note and the caller's key", "Note and key, in full", 32],
      pointer: ["Before the sealed note", "Address and key, sealed", 32],
      from: ["Before the key that the recipient knows to be the caller's", "The caller’s key", 24],
      waiting: ["Before anybody has tried", "not fetched yet", 24],
      silent: ["There is no sound", "nothing to play", 24],
      touch: ["What screen readers call the slider over the host's bytes", "Byte that the host changes", 32],
      differs: ["Below the strip: where it differs; {at} is the number", "Byte {at} is now", 24],
      was: ["Between the byte that is there and the one that was stored", "and was stored as", 24],
      hearSound: ["The button that plays the sound as it was made", "Play", 24],
      hearBytes: ["The button that plays the sealed bytes", "Play what it stores", 24],
      hearJoined: ["The button that plays what came out", "Hear it", 16],
      another: ["The button that makes another sound", "Hum", 24],
      speak: ["The button that records the visitor", "Record", 16],
      recording: ["What screen readers call the bar while it records", "Recording", 24],
      enough: ["The button that ends what is recorded or played", "Stop", 16],
      alter: ["The button with which the host changes a byte", "Change a byte", 24],
      peek: ["The button with which the host tries to listen", "Listen in at the host", 24],
      forge: ["The button with which a stranger leaves a message", "Call in that name", 24],
      replay: ["The button that brings the message before again", "Bring an old one", 24],
      kept: ["In the inbox and at the recipient, where nothing was handed out", "nothing came", 24],
      notTheirs: ["Beside the wave of a voice that is imitated", "dashed: the caller’s own voice", 40],
      hold: ["The button with which the host and the inbox keep it", "Hold it back", 24],
      imitate: ["The button with which something imitates the caller", "Imitate the voice", 24],
    },
    holds: "The bytes match the address in the note, its key opened them, and the sound is whole.",
    steps: {
      locked: "The listener’s key opens the note",
      author: "The caller signed it",
      old: "It’s newer than the last one",
      bytes: "The host sent the right bytes",
      whole: "The key opens them",
    },
    fails: {
      locked: [
        "Somebody else tries to open the note",
        "The host has every byte, and its own key doesn’t open the note. All it can play is what it stores: noise.",
        140,
      ],
      author: [
        "The caller has not signed the note",
        "A stranger left this note, or somebody changed it. The caller’s signature isn’t in it, so nothing plays.",
        140,
      ],
      old: [
        "Its number is no higher than the last one’s",
        "Its number isn’t above that of the last one heard. It’s a copy, or it’s late.",
        140,
      ],
      bytes: [
        "The bytes are not those that were stored",
        "A byte was changed, so the bytes have a different address. They’re thrown away before anything plays.",
        140,
      ],
      whole: ["The key does not open the bytes", "The key in the note does not open these bytes.", 140],
    },
    more: {
      begins: word([
        "What is said before the first check",
        "Play the note, or pull the mark below the host’s bytes and change one.",
        100,
      ]),
      gaps: gaps({
        imitate: [
          "A machine speaks on the caller's own phone",
          "The caller’s phone left it, and the caller didn’t speak. The check knows keys, not voices: call back.",
          140,
        ],
        hold: [
          "The host and the inbox hand out nothing",
          "Nothing came, and that looks like no call at all. Have the recipient’s phone sign a receipt, and call if none comes.",
          140,
        ],
      }),
      problems: problems({
        unsupported: [
          "The browser cannot record",
          "This browser can’t record. Press “Hum”, or open this page in a newer one.",
          140,
        ],
        refused: [
          "The microphone was refused",
          "No microphone. Allow it for this page and press once more, or press “Hum”.",
          140,
        ],
        silent: [
          "Nothing was heard",
          "Nothing was heard. Speak closer to the microphone, or press “Hum”.",
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
