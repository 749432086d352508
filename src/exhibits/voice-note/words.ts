import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";

export const words = exhibit(
  "voice-note",
  "A sound, cut into bytes at a host and a key in an inbox, and joined again by its recipient",
  {
    labels: {
      caller: ["Who leaves the message", "The caller’s phone", 24],
      host: ["Who keeps the bytes", "The storage host", 24],
      inbox: ["Where the pointer waits", "The inbox", 24],
      recipient: ["Whom it is for", "The recipient’s phone", 24],
      recording: ["The first record: a sound is made", "Hums and encrypts", 32],
      storing: ["The second: the bytes are stored", "Stores the bytes", 32],
      pointing: ["The third: the pointer waits", "Holds address and key", 32],
      joining: ["The fourth: both are joined", "Tries to join both", 32],
      length: ["Before the length of the sound", "Length", 24],
      seconds: ["The length; {seconds} is the number", "{seconds} seconds", 24],
      size: ["Before the size of the bytes", "Size", 24],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      comesTo: ["Before the address that the stored bytes come to", "Address of these bytes", 32],
      from: ["Before the caller's key", "From", 24],
      to: ["Before the recipient's key", "To", 24],
      pointer: ["Before the sealed pointer", "Address and key, sealed", 32],
      result: ["Before what came of it", "What came of it", 24],
      waiting: ["Before anybody has tried", "not fetched yet", 24],
      joined: ["The sound is there", "the sound, whole", 32],
      silent: ["There is no sound", "nothing to play", 24],
      address: ["Before the address that the pointer names", "Fetched from", 24],
      hearSound: ["The button that plays the sound as it was made", "Play the sound", 24],
      hearBytes: ["The button that plays the sealed bytes", "Play the bytes", 24],
      hearJoined: ["The button that plays what came out", "Play what arrived", 24],
      another: ["The button that makes another sound", "Hum another", 24],
      alter: ["The button with which the host changes a byte", "Let the host change a byte", 32],
      peek: ["The button with which the host tries to listen", "Let the host listen in", 32],
      forge: ["The button with which a stranger leaves a message", "Call in the caller’s name", 32],
    },
    holds: "The bytes have the address in the pointer, the key opened them, and the sound is whole.",
    steps: {
      locked: "Pointer opens for: the one it is addressed to",
      sealed: "Seal: whole, and made with the caller’s key",
      author: "Signature inside: the caller’s",
      old: "Number: higher than the last one heard",
      bytes: "Bytes: those with the address in the pointer",
      whole: "Key in the pointer: opens the bytes",
    },
    fails: {
      locked: ["Somebody else tries to open the pointer", "Closed, as it should be.", 140],
      sealed: ["The pointer is not the caller's", "The pointer is not what the caller’s key sealed.", 140],
      author: ["The caller has not signed the pointer", "The caller has not signed this pointer.", 140],
      old: ["It was heard before", "This message was heard before.", 140],
      bytes: ["The bytes are not those that were stored", "These bytes have another address.", 140],
      whole: ["The key does not open the bytes", "The key in the pointer does not open these bytes.", 140],
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
      .meta({ id: "VoiceNoteSample", description: "The sound that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
