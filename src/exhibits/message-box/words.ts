import type { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line } from "../../content/model/fields";

export const words = exhibit(
  "message-box",
  "A message that waits sealed on a host until its recipient's device is back",
  {
    labels: {
      sender: ["Who sends", "The workshop", 24],
      host: ["Who holds the message", "The host", 24],
      recipient: ["Whom it is for", "The fitter’s phone", 24],
      sending: ["The first record: the message is sent", "Seals a message and sends it", 32],
      holding: ["The second: it waits", "Holds this, and no more", 32],
      offline: ["The third while the device is away", "Is offline", 32],
      reading: ["The third once somebody opens the message", "Tries its key on it", 32],
      message: ["What screen readers call the field with the message", "The message", 32],
      key: ["Before a key", "Key", 32],
      number: ["Before the number of the message", "Number of the message", 32],
      lastRead: ["Before the number of the message that was read last", "Last number read before", 32],
      from: ["Before the sender's key on the host", "From", 24],
      to: ["Before the recipient's key on the host", "To", 24],
      box: ["Before the name of the box", "Box", 24],
      size: ["Before the size of the message", "Size", 24],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      sealed: ["Before the sealed text", "Text, as it was sealed", 32],
      waiting: ["In place of the text before it was opened", "The message waits at the host.", 60],
      shut: ["In place of a text that does not open", "It stays shut.", 60],
      goOffline: ["The button that takes the device offline again", "Switch it off again", 32],
      peek: ["The button with which the host tries to read", "Let the host read it", 32],
      alter: ["The button with which the host changes a byte", "Let the host change a byte", 32],
      forge: ["The button with which a stranger writes as the sender", "Write in the workshop’s name", 32],
      invent: ["The button with which the recipient writes as the sender", "Let the fitter make one up", 32],
      again: ["The button that brings the same message once more", "Put an old copy back", 32],
    },
    holds: "It opened with the recipient’s key, it is new, and the sender has signed it.",
    steps: {
      locked: "Opens for: the one it is addressed to",
      sealed: "Seal: whole, and made with the sender’s key",
      author: "Signature inside: the sender’s",
      old: "Number: higher than the last one read",
    },
    fails: {
      locked: ["Somebody else tries to open it", "Closed, as it should be.", 140],
      sealed: ["It is not what the sender has sealed", "It is not what the sender’s key sealed.", 140],
      author: [
        "It is sealed with the right key, and not signed by the sender",
        "The recipient can make such a seal too. The sender has not signed this.",
        140,
      ],
      old: ["It was read before", "This message was read before.", 140],
    },
    more: {
      problems: problems({
        empty: ["There is no message", "There is no message. Type one, or start again.", 100],
        long: [
          "The message is too long",
          "A message has at most 280 characters here. Shorten it, or start again.",
          100,
        ],
      }),
    },
    sample: group("MessageBoxSample", "What is sent at first", {
      message: line({ help: "The message", example: "Order 4711: replace the seal of pump 3.", most: 200 }),
      forged: line({ help: "What the recipient makes up", example: "Order 4711 is canceled.", most: 200 }),
    }),
  },
);

export type Content = z.output<typeof words>;
