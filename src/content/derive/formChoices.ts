import { type FormField, type Forms, openOptions } from "./forms";

export interface Choices {
  /** The keys under `links` in site.yaml. */
  links: readonly string[];
  icons: readonly string[];
}

export function withChoices(forms: Forms, { links, icons }: Choices): unknown {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
    if (asksFor(value, openOptions.links)) return { ...copy, options: links };
    if (asksFor(value, openOptions.icons)) return { ...copy, options: icons };
    // A colon starts a claim here, not an emoji.
    return isText(copy as object) ? { ...copy, use_emoji_autocomplete: false } : copy;
  };
  return filled(forms);
}

const asksFor = (field: Partial<FormField>, [first]: readonly string[]) => field.options?.[0] === first;

const isText = ({ name, hint, widget = "string" }: Partial<FormField>) =>
  name !== undefined && hint !== undefined && (widget === "string" || widget === "text");
