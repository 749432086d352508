import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { group, line, list } from "../../content/model/fields";

const degrees = (help: string, example: number, most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .meta({ description: help, examples: [example] });

const count = (help: string, example: number, most: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(most)
    .meta({ description: help, examples: [example] });

const site = {
  lat: degrees("Its latitude, with two decimals", 46.19, 90),
  lon: degrees("Its longitude, with two decimals", -123.83, 180),
};

export const words = exhibit(
  "parts",
  "A search for a part in the stock of several holders, and two buyers who want the same one",
  {
    labels: {
      radius: ["The radius; {km} is its length", "Within {km} km", 32],
      slider: ["What screen readers call the slider", "Radius in kilometers", 32],
      away: ["How far a result is", "{km} km away", 24],
      hours: ["When its holder last said so", "confirmed {hours} h ago", 32],
      now: ["Its holder has said so just now", "confirmed just now", 32],
      pieces: ["Before the number of pieces", "Pieces", 24],
      record: ["Before what the check finds of a record", "The record", 24],
      waiting: ["Nobody has checked the record", "Not checked yet", 32],
      sound: ["The record is as it should be", "Signed and unspent", 32],
      forged: ["The record is not what its holder has signed", "Not what the yard signed", 48],
      spent: ["The record was used up", "Spent: reserved already", 48],
      grown: ["The record has more pieces than the one before it", "More pieces than before", 48],
      script: ["Before the script with what the holder says", "Claim, in a script", 32],
      signature: ["Before the signature that the record was made with", "Signed with", 32],
      spender: ["Before the reservation that came first", "Spent first by (list on this page)", 40],
      transaction: ["Before the hash of a transaction", "Newest record, nearest yard", 32],
      reserve: ["The button with which two buyers ask for the same part", "Race another buyer", 32],
      you: ["The visitor, who wants the part", "You", 24],
      other: ["The other buyer", "Another buyer", 24],
      promised: ["What the one hears who gets the part", "It is yours", 24],
      declined: ["What the one hears who was too late", "Too late", 24],
      keepStale: ["The button for a host that lists what is gone", "List a part that is gone", 32],
      rewrite: ["The button for a host that writes another number", "Change a count on the host", 32],
      grow: ["The button for a holder who makes more of less", "Turn one piece into nine", 32],
      promise: ["The button for a holder who promises twice", "Promise it to both", 32],
    },
    holds:
      "Each result is as its yard signed it, and unspent by the list, so it is free. Of two reservations, the one that came first counts.",
    steps: {
      found: "Something was found",
      forged: "Each record: signed by its yard",
      grown: "Each record: no more pieces than before",
      stale: "Each result: unspent, by the list",
      twice: "Reservations: the first spend is promised",
    },
    fails: {
      found: ["Nothing was found", "No record was found, so nothing can be checked.", 140],
      forged: [
        "A result was changed; {at} is its number",
        "Number {at} says what its yard has not signed. The host wrote another count into it.",
        140,
      ],
      grown: [
        "A holder has made more of a lot; {at} is its number",
        "Number {at} has more pieces than the record it replaces. A yard lists new stock as a new lot.",
        140,
      ],
      stale: [
        "A result is used up; {at} is its number",
        "Number {at} was reserved before you asked, and the host still lists it.",
        140,
      ],
      twice: [
        "The part was promised twice",
        "The yard promised the same record twice. The list has the other buyer’s reservation first.",
        140,
      ],
    },
    sample: z
      .strictObject({
        part: line({ help: "The part that is searched for", example: "HX-2041-B", most: 24 }),
        from: group("PartsFrom", "Where the visitor searches from", site),
        radius: count("The radius that the search begins with, in kilometers", 400, 2000),
        yards: list(
          group("PartsYard", "Who has the part", {
            name: line({ help: "Its name", example: "Yard at Tongue Point", most: 32 }),
            quantity: count("How many pieces it has", 1, 8),
            hours: count("How many hours ago it has said so", 3, 500),
            ...site,
          }),
          { help: "Who has the part, two or more; four fit best", noun: "yard", least: 2 },
        ).meta({
          examples: [
            [
              { name: "Yard at Tongue Point", quantity: 1, hours: 3, lat: 46.21, lon: -123.76 },
              { name: "Dock in Portland", quantity: 4, hours: 26, lat: 45.57, lon: -122.72 },
              { name: "Yard on Puget Sound", quantity: 2, hours: 71, lat: 47.57, lon: -122.36 },
            ],
          ],
        }),
        forged: count("How many pieces the nearest of them makes of its own", 9, 500),
      })
      .meta({ id: "PartsSample", description: "The search that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
