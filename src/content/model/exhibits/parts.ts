import { z } from "zod";
import { group, line, list } from "../fields";
import { exhibit } from "./exhibit";

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

/** One mechanism for two pages: a search for a part, and two buyers who want the same one. */
const partsSearch = <Name extends string>(name: Name, id: string, help: string) =>
  exhibit(name, id, help, {
    labels: {
      radius: ["The radius; {km} is its length", "Within {km} km", 32],
      slider: ["What screen readers call the slider", "Radius in kilometers", 32],
      away: ["How far a result is", "{km} km", 24],
      hours: ["When its holder last said so", "confirmed {hours} h ago", 32],
      now: ["Its holder has said so just now", "confirmed just now", 32],
      pieces: ["Before the number of pieces", "Pieces", 24],
      record: ["Before what the check finds of a record", "Record", 24],
      waiting: ["Nobody has checked the record", "Not checked yet", 32],
      sound: ["The record is as it should be", "Signed and unspent", 32],
      forged: ["The record is not what its holder has signed", "Not what its holder signed", 48],
      spent: ["The record was used up", "Spent: reserved for a buyer", 48],
      grown: ["The record has more pieces than the one before it", "More pieces than before", 48],
      second: ["Another has used up the same record first", "Another spend came first", 48],
      transaction: ["Before the hash of a transaction", "Nearest record", 32],
      reserve: ["The button with which two buyers ask for the same part", "Race for the nearest", 32],
      you: ["The visitor, who wants the part", "You", 24],
      other: ["The other buyer", "Another buyer", 24],
      promised: ["What the one hears who gets the part", "It is yours", 24],
      declined: ["What the one hears who was too late", "Too late", 24],
      keepStale: ["The button for a host that lists what is gone", "List what is gone", 32],
      rewrite: ["The button for a host that writes another number", "Change the count on the host", 32],
      grow: ["The button for a holder who makes more of less", "Make more of one piece", 32],
      promise: ["The button for a holder who promises twice", "Promise it twice", 32],
    },
    holds: "Every result carries its holder’s signature, and nobody has used it up.",
    fails: {
      forged: ["A result was changed; {at} is its number", "Number {at} is not what its holder signed.", 140],
      stale: ["A result is used up; {at} is its number", "Number {at} was reserved before you asked.", 140],
      grown: ["A holder has made more of a lot; {at} is its number", "Number {at} has more pieces.", 140],
      twice: ["The part was promised twice", "The list of spends has the other reservation first.", 140],
    },
    more: {
      sample: z
        .strictObject({
          part: line({ help: "The part that is searched for", example: "HX-2041-B", most: 24 }),
          from: group(`${id}From`, "Where the visitor searches from", site),
          radius: count("The radius that the search begins with, in kilometers", 400, 2000),
          yards: list(
            group(`${id}Yard`, "Who has the part", {
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
        .meta({ id: `${id}Sample`, description: "The search that is there at first" }),
    },
  });

export const partsSearches = [
  partsSearch("parts-requisition", "PartsExhibit", "A search for a part in the stock of several holders"),
  partsSearch(
    "parts-requisition-deep-dive",
    "PartsDeepDiveExhibit",
    "The same search, in the words of the deep dive",
  ),
] as const;
