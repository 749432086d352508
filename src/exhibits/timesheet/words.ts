import { z } from "zod";
import { exhibit } from "../../content/model/exhibit";
import { flag, group, line, list } from "../../content/model/fields";

const text = (help: string, example: string) => line({ help, example, most: 40 });
const minutes = (help: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(600)
    .meta({ description: help, examples: [30] });

export const words = exhibit(
  "timesheet",
  "A week of time entries, sealed each evening, that a client accepts or queries one by one",
  {
    labels: {
      seal: ["Before the hash that was sealed in the evening", "Sealed that evening", 32],
      found: ["Before the last hash of the day as it is found", "Last hash now", 32],
      accepts: ["After the time of an entry that the client accepts", "accepted", 16],
      queries: ["After the time of an entry that the client queries", "queried", 16],
      unsigned: [
        "After the time of an entry that somebody else accepts in the client's name",
        "“accepted”, without the client’s signature",
        48,
      ],
      accepted: ["Before the time that was accepted", "Accepted", 24],
      queried: ["Before the time that was queried", "Queried", 24],
      billed: ["Before the time on the invoice", "On the invoice", 24],
      client: ["Before the client's public key", "Client’s public key", 24],
      addLate: ["The button that adds an entry for an earlier day", "Add an entry for Tuesday", 32],
      stretch: ["The button that makes an entry longer", "Add half an hour", 32],
      acceptAll: ["The button that accepts in the client's name", "Accept for the client", 32],
      billAll: ["The button that bills what was queried", "Bill a queried entry", 32],
    },
    holds: "Every entry was there when its day was sealed, and the invoice has what the client accepted.",
    fails: {
      line: ["An entry does not fit its hash; {at} is its number", "Entry {at} was changed.", 140],
      seal: [
        "A day has an entry that its seal does not cover",
        "Entry {at} came after its day was sealed.",
        140,
      ],
      reply: ["A reply is not the client's", "The client has not said that to entry {at}.", 140],
      gone: ["A day with a seal is missing", "A sealed day is missing.", 140],
      bill: ["The invoice has another sum", "The invoice has time that was not accepted.", 140],
    },
    sample: z
      .strictObject({
        days: list(
          group("TimesheetDay", "A day of the week", {
            name: line({ help: "What it is called", example: "Monday", most: 16 }),
            entries: list(
              group("TimeEntry", "An entry", {
                text: text("What was done", "Call with the client"),
                minutes: minutes("How long it took, in minutes"),
                queried: flag("Whether the client queries it at first"),
              }),
              { help: "What was entered that day, one or more", noun: "entry", least: 1 },
            ).meta({ examples: [[{ text: "Call with the client", minutes: 30 }]] }),
          }),
          { help: "The days, two or more; five fit best", noun: "day", least: 2 },
        ).meta({
          examples: [
            [
              { name: "Monday", entries: [{ text: "Call with the client", minutes: 30 }] },
              { name: "Tuesday", entries: [{ text: "Review of the lease", minutes: 60, queried: true }] },
            ],
          ],
        }),
        forged: group("TimesheetForgery", "The entry that is written in later", {
          day: z
            .number()
            .int()
            .min(1)
            .meta({ description: "The number of the day that it is for", examples: [1] }),
          minutes: minutes("How long it is said to have taken, in minutes"),
          text: text("What is said to have been done", "Second call with the client"),
        }),
      })
      .refine(({ days, forged }) => forged.day < days.length, {
        error: "Use the number of a day before the last one, so that it comes too late",
        path: ["forged", "day"],
      })
      .meta({ id: "TimesheetSample", description: "The week that is there at first" }),
  },
);

export type Content = z.output<typeof words>;
