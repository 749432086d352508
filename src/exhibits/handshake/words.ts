import type { z } from "zod";
import { exhibit, problems } from "../../content/model/exhibit";
import { group, line } from "../../content/model/fields";

export const words = exhibit(
  "handshake",
  "A sign-in in which both sides sign, message by message, beside what a thief finds on the server",
  {
    labels: {
      person: ["Who signs in", "The person’s wallet", 24],
      site: ["Where they sign in", "The site", 24],
      lookalike: ["Who passes the site's number off as its own", "A look-alike", 24],
      thief: ["Who has copied the site's table", "A thief", 24],
      opening: ["The first record: the person sends a number", "Sends a fresh number", 32],
      answering: ["The second: the site signs it", "Signs it, adds its own", 32],
      relaying: ["The second, if it comes from the look-alike", "Passes on the site’s number", 32],
      asking: ["The third: the person signs a request", "Signs the request", 32],
      table: ["The fourth: what the site keeps about the person", "Copies the site’s table", 32],
      payload: ["What screen readers say for the field with the request", "What you ask for", 32],
      unsent: ["In place of a signature, once the wallet has stopped", "Nothing is signed or sent", 32],
      name: ["Before the name in the table", "Name", 24],
      key: ["Before the public key in the table", "Public key", 24],
      secret: ["Before the secrets in the table", "Password or other secret", 24],
      none: ["In place of a secret", "None is stored", 32],
      replay: ["The button that brings yesterday's answer", "Replay yesterday’s answer", 32],
      passOn: ["The button that uses a signature made for a look-alike", "Answer for another site", 32],
      steal: ["The button that signs with what is in the table", "Sign with the stolen table", 32],
    },
    holds: "Each has signed the other’s fresh number, with the key that the other knew.",
    steps: {
      "reply-old": "Answer: to the number just sent",
      "reply-key": "Answer: from the site the person went to",
      "reply-signature": "Answer: signed by it, for this person",
      "request-old": "Request: to the number the site just sent",
      "request-key": "Request: from the person the site knows",
      "request-signature": "Request: signed by the person, for this site",
    },
    fails: {
      "reply-old": ["The site's answer is to another number", "The answer is to yesterday’s number.", 140],
      "reply-key": ["The answer is signed with another key", "Another site has answered.", 140],
      "reply-signature": ["The site's signature does not fit", "The site has not signed this.", 140],
      "request-old": ["The request answers another number", "The request is to an old number.", 140],
      "request-key": ["The request is from somebody else", "Somebody else has signed.", 140],
      "request-signature": ["The person's signature does not fit", "It was not signed for this site.", 140],
    },
    more: {
      problems: problems({
        empty: ["Nothing is asked for", "A request needs at least one character.", 100],
        long: ["The request is too long", "A request has at most 60 characters here.", 100],
      }),
    },
    sample: group("HandshakeSample", "The sign-in that is there at first", {
      name: line({ help: "The person in the site's table", example: "Dana Example", most: 24 }),
      payload: line({ help: "What the person asks for", example: "Open the March report", most: 40 }),
    }),
  },
);

export type Content = z.output<typeof words>;
