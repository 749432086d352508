import { z } from "zod";
import { choice, flag, line, link, list } from "./fields";

export const action = z
  .strictObject({
    label: line({
      help: "What happens on a click, in two or three words",
      example: "Contact Us",
      most: 32,
    }),
    href: link({
      help: "Where it leads: a route (/contact), a link key (documentation), a part of the page (#how-it-works) or a file to download (files/brochure.pdf)",
      example: "/contact",
      formerly: "to",
    }).optional(),
    look: choice(["primary", "secondary", "quiet"], {
      help: "primary: filled; secondary: outlined; quiet: text with an arrow",
      noun: "look of the button",
    }).default("primary"),
    inert: flag("true for a button that does nothing yet, such as Coming Soon"),
  })
  .refine((value) => value.inert !== (value.href !== undefined), {
    error: "A button either leads somewhere (href) or is inert: true",
    path: ["href"],
  })
  .meta({
    id: "Action",
    description: "A button",
    examples: [{ label: "Contact Us", href: "/contact" }],
    facts: { block: "button" },
  });

export const actions = (help: string) => list(action, { help, noun: "button" }).default([]);
