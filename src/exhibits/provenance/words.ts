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
      key: ["Before the key that can hand the token on", "Key that holds it", 32],
      takeOver: ["The button that hands the token to the visitor", "Take it over yourself", 32],
      handTwice: ["The button that hands one state over twice", "Hand it over twice", 32],
      forge: ["The button that forges a handover", "Forge a handover", 32],
      mint: ["The button that makes a second token", "Make a second token", 32],
      retype: ["The button that writes over what was recorded", "Retype an entry", 32],
    },
    holds: "Each handover is signed by the holder before, all the way back to the issuer’s key.",
    fails: {
      twice: ["A state was handed over twice; {at} is the number", "Handover {at} comes second.", 140],
      signature: ["A signature is not the holder's; {at} is the number", "Nobody signed handover {at}.", 140],
      issuer: ["The token was not made with the issuer's key", "The issuer never signed {at}.", 140],
      link: ["A state is not the one that was handed on", "Entry {at} was changed afterward.", 140],
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
