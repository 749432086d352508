import { z } from "zod";
import type { Facts, PictureFacts } from "../model/facts";
import { type FormField, type FormType, openOptions } from "./forms";
import { needsOf } from "./needs";
import { elementOf, factsAt, unwrapped } from "./schemaLookup";

const linkHint =
  "A page (/contact), a part of a page (#how-it-works), a link key (documentation) or a file (files/brochure.pdf)";

/**
 * A field of a form. `isFolded`: it belongs to an exhibit, whose groups and lists start closed. `picture`: what its
 * group requires of pictures.
 */
export function formField(
  name: string,
  schema: z.ZodType,
  isFolded = false,
  picture?: PictureFacts,
): FormField {
  const own = factsAt(schema, undefined);
  const facts = own.kind === "file" ? { ...own, picture: own.picture ?? picture } : own;
  return {
    name,
    label: labelOf(name),
    ...widgetOf(schema, facts, isFolded),
    hint: hintOf(schema, facts) || undefined,
    ...presenceOf(schema),
  };
}

/** "imageUrl" as "Image url": close to the name that the check and the guide use. */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("-", " ")
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The fields of a group, except the one that names its type. */
export const formFields = (group: z.ZodObject, isFolded = false): FormField[] =>
  Object.entries<z.ZodType>(group.shape)
    .filter(([, field]) => !(unwrapped(field) instanceof z.ZodLiteral))
    .map(([name, field]) => formField(name, field, isFolded, factsAt(group, undefined).picture));

type Options = Omit<FormField, "name">;

function widgetOf(schema: z.ZodType, facts: Facts, isFolded: boolean): Options {
  const type = unwrapped(schema);
  if (type instanceof z.ZodArray) return { ...listOf(type, isFolded), label_singular: facts.noun };
  if (type instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = type.def;
    return { widget: "object", collapsed: true, typeKey: discriminator, types: typesOf(type, true) };
  }
  if (type instanceof z.ZodObject)
    return {
      widget: "object",
      collapsed: isFolded || facts.defaults === true,
      fields: formFields(type, isFolded),
    };
  if (type instanceof z.ZodRecord) return { widget: "keyvalue" };
  if (type instanceof z.ZodEnum) return { widget: "select", options: type.options };
  if (type instanceof z.ZodNumber) return numberOf(type);
  if (type instanceof z.ZodBoolean) return booleanOf(schema);
  return textOf(facts);
}

/** A text's kind decides its widget. */
function textOf({ kind, outside, picture }: Facts): Options {
  if (kind === "text" || kind === "prose") return { widget: "text" };
  if (kind === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (kind === "icon") return { widget: "select", options: openOptions.icons };
  if (kind === "link" && outside) return { widget: "select", options: openOptions.links };
  if (kind === "file") {
    const accept = picture?.types.map((type) => `.${type}`).join(",");
    return { widget: "image", choose_url: false, accept };
  }
  return {};
}

const numberOf = (type: z.ZodNumber): Options => ({
  widget: "number",
  value_type: type.isInt ? "int" : "float",
});

/** If leaving the field out means neither true nor false, there is a third choice. */
const booleanOf = (schema: z.ZodType): Options =>
  schema.safeParse(undefined).data === undefined
    ? {
        widget: "select",
        options: [
          { label: "Yes", value: true },
          { label: "No", value: false },
        ],
      }
    : { widget: "boolean" };

function listOf(type: z.ZodArray, isFolded: boolean): Options {
  const entry = elementOf(type);
  const group = unwrapped(entry);
  const folds = { collapsed: true, ...(isFolded && { minimize_collapsed: true }) };
  if (group instanceof z.ZodDiscriminatedUnion)
    return { widget: "list", ...folds, typeKey: group.def.discriminator, types: typesOf(group, isFolded) };
  if (group instanceof z.ZodObject)
    return { widget: "list", ...folds, summary: summaryOf(group), fields: formFields(group, isFolded) };
  // Without `field`, each entry is one line.
  return isLine(entry) ? { widget: "list" } : { widget: "list", field: formField("entry", entry, isFolded) };
}

const isLine = (schema: z.ZodType) =>
  unwrapped(schema) instanceof z.ZodString && textOf(factsAt(schema, undefined)).widget === undefined;

const typesOf = (union: z.ZodDiscriminatedUnion, isFolded: boolean): FormType[] =>
  (union.options as z.ZodObject[]).map((option) => {
    const [name] = (option.shape[union.def.discriminator] as z.ZodLiteral).values;
    return {
      name: String(name),
      label: labelOf(String(name)),
      summary: summaryOf(option),
      fields: formFields(option, isFolded),
    };
  });

/** The label of a closed entry: its heading, or else its first text. */
function summaryOf({ shape }: z.ZodObject): string | undefined {
  const texts = Object.entries<z.ZodType>(shape).filter(([, field]) => isNaming(factsAt(field, undefined)));
  const heading = texts.find(([, field]) => factsAt(field, undefined).heading) ?? texts[0];
  return heading && `{{fields.${heading[0]}}}`;
}

const namingKinds = ["line", "text", "prose", "key", "route", "file", "link"];

const isNaming = ({ kind, unread, alt }: Facts) =>
  kind !== undefined && namingKinds.includes(kind) && !unread && !alt;

/** The help, and the lengths that fit. */
function hintOf(schema: z.ZodType, facts: Facts): string {
  const left = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  const help = helpOf(schema);
  const isOpenLink = facts.kind === "link" && !facts.outside;
  const parts = [
    help,
    isOpenLink && !help.includes("/contact") ? linkHint : "",
    needsOf(facts),
    eachOf(schema),
    typeof facts.madeFor === "number" ? `Made for ${facts.madeFor} entries` : "",
    facts.roomFor === undefined ? "" : `At most ${facts.roomFor} entries fit`,
    typeof left === "string" ? `Default: “${left}”` : "",
  ];
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

/** A hint for the entries of a list of lines, which have none of their own. */
function eachOf(schema: z.ZodType): string {
  const list = unwrapped(schema);
  if (!(list instanceof z.ZodArray) || !isLine(elementOf(list))) return "";
  const needs = needsOf(factsAt(elementOf(list), undefined));
  return needs && `Each: ${needs.charAt(0).toLowerCase()}${needs.slice(1)}`;
}

/** The description of the outermost schema that has one. */
function helpOf(schema: z.ZodType): string {
  const help = schema.meta()?.description;
  if (help !== undefined) return help;
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : undefined;
  return inner ? helpOf(inner as z.ZodType) : "";
}

/** Whether a field may be left out or empty, and its default. */
function presenceOf(schema: z.ZodType): Pick<FormField, "required" | "default"> {
  const left = schema.safeParse(undefined);
  if (left.success) return { required: false, ...(isShort(left.data) && { default: left.data }) };
  const empty = ["", [], {}].find((value) => schema.safeParse(value).success);
  return empty === undefined ? {} : { required: false, default: empty };
}

/** Only short defaults are filled in. Those of texts are in the hint, to be read rather than copied. */
const isShort = (value: unknown) => typeof value === "boolean" || typeof value === "number";
