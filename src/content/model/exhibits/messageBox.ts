import { group, line } from "../fields";
import { exhibit, problems } from "./exhibit";

export const messageBox = exhibit(
  "hosted-p2p-message-box",
  "MessageBoxExhibit",
  "A message that waits sealed on a host until its recipient's device is back",
  {
    labels: {
      sender: ["Who sends", "The workshop", 24],
      host: ["Who holds the message", "The host", 24],
      recipient: ["Whom it is for", "The fitter's phone", 24],
      sending: ["The first record: the message is sent", "Seals and sends", 32],
      holding: ["The second: it waits", "Holds this, and no more", 32],
      offline: ["The third while the device is away", "Is offline", 32],
      reading: ["The third once somebody opens the message", "Opens it", 32],
      message: ["What screen readers call the field with the message", "The message", 32],
      key: ["Before a key", "Key", 32],
      from: ["Before the sender's key on the host", "From", 24],
      to: ["Before the recipient's key on the host", "To", 24],
      box: ["Before the name of the box", "Box", 24],
      size: ["Before the size of the message", "Size", 24],
      bytes: ["The size; {bytes} is the number", "{bytes} bytes", 24],
      sealed: ["Before the sealed text", "Text, as sealed", 32],
      waiting: ["In place of the text before it was opened", "The message waits.", 60],
      shut: ["In place of a text that does not open", "It stays shut.", 60],
      goOffline: ["The button that takes the device offline again", "Take it offline", 32],
      alter: ["The button with which the host changes a byte", "Let the host change a byte", 32],
      peek: ["The button with which the host tries to read", "Let the host read it", 32],
      forge: ["The button with which a stranger writes as the sender", "Write as somebody else", 32],
    },
    holds: "It opened with the recipient's key, and it is what the sender's key had sealed.",
    fails: {
      sealed: ["It is not what the sender has sealed", "It is not what the sender's key sealed.", 140],
      locked: ["Somebody else tries to open it", "Closed, as it should be.", 140],
    },
    more: {
      problems: problems("MessageBox", {
        empty: ["There is no message", "Type a message first, or start again.", 100],
        long: ["The message is too long", "Keep it to 280 characters, or start again.", 100],
      }),
      sample: group("MessageBoxSample", "What is sent at first", {
        message: line({ help: "The message", example: "Order 4711: replace the seal of pump 3.", most: 200 }),
      }),
    },
  },
);
