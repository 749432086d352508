import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const event = (help: string, example: string) => line({ help, example, most: 40 });

export const words = exhibit(
  "provenance",
  "A token that its holders sign over to one another, and whose history is walked back to the issuer's key",
  {
    labels: {
      you: ["The visitor, who can take the token over", "You", 24],
      buyer: ["To whom it is handed a second time", "A second buyer", 24],
      stranger: ["Who forges a handover or makes a second token", "A stranger", 24],
      state: ["Before the word for where the token is", "The token", 24],
      passedOn: ["That word in a state that was handed on", "Handed on", 32],
      current: ["That word in the current state", "Is here", 32],
      claimed: ["That word in a state that somebody only claims", "Claimed to be here", 32],
      transaction: ["Before the hash of the transaction", "Transaction", 32],
      signature: ["Before the signature of the holder before", "Signed over with", 32],
      lock: ["Before the script with the key that can hand the token on", "Script: key and entry", 32],
      issuer: ["Before the key that the buyer knows to be the issuer's", "The issuer’s key", 32],
      spender: ["Before the transaction that used a state up", "Spent by (list on this page)", 40],
      again: ["Before a second transaction that uses the same state up", "And spent once more by", 40],
      takeOver: ["The button that hands the token to the visitor", "Take it over yourself", 32],
      handTwice: ["The button that hands one state over twice", "Hand it over twice", 32],
      offerAgain: ["The button that leaves the last handover out", "Offer what was handed on", 32],
      forge: ["The button that forges a handover", "Forge a handover", 32],
      mint: ["The button that makes a second token", "Make a second token", 32],
      retype: ["The button that writes over what was recorded", "Retype an entry", 32],
    },
    holds: "Each handover is signed by the holder before, all the way back to the issuer’s key.",
    steps: {
      offered: "A history is offered",
      unspent: "The offered entry: unspent, by the list",
      link: "Each handover: spends the entry before it",
      signature: "Each handover: signed by the holder before",
      twice: "Each entry: spent once, by the list",
      issuer: "The first entry: made with the issuer’s key",
    },
    fails: {
      offered: ["The history is empty", "There is no history, so nothing is offered.", 140],
      unspent: [
        "The offered state was handed on already; {at} is its number",
        "Entry {at} was handed on already, by the list that stands in for the network.",
        140,
      ],
      link: ["A state is not the one that was handed on", "Entry {at} was changed afterward.", 140],
      signature: [
        "A signature is not the holder's; {at} is the number",
        "The holder before did not sign handover {at}.",
        140,
      ],
      twice: [
        "A state was handed over twice; {at} is its number",
        "Entry {at} was spent twice. The list that stands in for the network has the other spend.",
        140,
      ],
      issuer: [
        "The token was not made with the issuer's key",
        "The issuer did not sign the first entry of this history.",
        140,
      ],
    },
    sample: z
      .strictObject({
        hands: list(
          group("ProvenanceHand", "Somebody who holds the token", {
            name: line({ help: "Who it is", example: "The grower", most: 24 }),
            event: event("What is recorded when the token comes here", "Packed 40 boxes of oranges"),
          }),
          {
            help: "Who holds the token, in order; the first one is the issuer. Three fit best",
            noun: "hand",
            least: 2,
          },
        ).meta({
          examples: [
            [
              { name: "The grower", event: "Packed 40 boxes of oranges" },
              { name: "The carrier", event: "Loaded, at 4 degrees" },
              { name: "The shop", event: "Received, seal unbroken" },
            ],
          ],
        }),
        events: group(
          "ProvenanceEvents",
          "What is recorded in the place after the last hand, or over an entry",
          {
            yours: event("When the visitor takes the token over", "Taken over by you"),
            twice: event("When it is handed over a second time", "Received, seal unbroken"),
            forged: event("When a handover is forged", "Received from the shop"),
            minted: event("When a second token is made", "Packed 40 boxes of oranges"),
            retyped: event("What is written over the last hand's entry but one", "Loaded, at 9 degrees"),
          },
        ),
      })
      .refine(({ hands }) => hands.length <= 3, {
        error: "There are more than three hands, and the fourth place is the visitor's. Leave some out",
        path: ["hands"],
      })
      .refine(({ hands, events }) => hands.at(-2)?.event !== events.retyped, {
        error: "The entry says that already. Write something else",
        path: ["events", "retyped"],
      })
      .meta({ id: "ProvenanceSample", description: "The token's history that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
