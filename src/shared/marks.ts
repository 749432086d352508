/**
 * The selector of a mark: an attribute by which a script in <head> finds an element. The markup spreads the mark, and
 * the script writes its selector with this type, so that neither can change alone, at no cost in bytes.
 */
export type SelectorOf<Mark> = {
  [Name in keyof Mark & string]: string extends Mark[Name]
    ? `[${Name}]`
    : Mark[Name] extends string
      ? `[${Name}=${Mark[Name]}]`
      : `[${Name}]`;
}[keyof Mark & string];
