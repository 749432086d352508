import { z } from "zod";
import type { Facts } from "../facts";
import { anchor, heading, line, text } from "../fields";

export const eyebrow = (example: string) =>
  line({
    help: "A small label above the heading",
    example,
    most: 40,
    noun: "small label",
    unread: true,
  }).optional();
export const title = (example: string) => heading({ help: "The section's heading", example, most: 64 });
export const intro = (example: string) =>
  text({ help: "A paragraph under the heading", example, most: 420, noun: "introduction" }).optional();

/** Names a section type: its `type` literal and its GraphQL name are the same word. */
export const section = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  help: string,
  anchorExample: string,
  shape: Shape,
  facts: Facts = {},
) =>
  z
    .strictObject({
      type: z.literal(name).meta({ description: "The kind of section; it decides the fields" }),
      anchor: anchor({
        help: `A name to link to this section: #${anchorExample}`,
        example: anchorExample,
      }).optional(),
      ...shape,
    })
    .meta({ id: name, description: help, facts });
