import { z } from "zod";

/** A number from `least` to `most`, inclusive. */
export const amount = (help: string, example: number, least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ description: help, examples: [example] });

/** A whole number from `least` to `most`, inclusive. */
export const count = (help: string, example: number, least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ description: help, examples: [example] });
