/** Whether visitors see something, and when. */
import { z } from "zod";
import { date } from "./fields";

/** The days on which an entry is shown, decided when the site is built. */
export const shownDays = {
  from: date({
    help: "The first day on which it is shown, in UTC; each such day needs a build",
    example: "2030-12-01",
    noun: "first day",
  }).optional(),
  until: date({
    help: "The last day on which it is shown, in UTC; the day after needs a build",
    example: "2030-12-24",
    noun: "last day",
  }).optional(),
};

/** Hidden from visitors. It has no default, because a field left out must not change the page's digest. */
export const draft = (what: string) =>
  z
    .boolean()
    .optional()
    .meta({
      description: `true for ${what} that only previews show; remove the line to publish it`,
      examples: [true],
    });
