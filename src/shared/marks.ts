/**
 * The selector of a mark: an attribute by which a script in <head> finds an element. The markup spreads an attribute
 * that satisfies the mark's type, and the script's selector satisfies this one. So neither can change alone, and marks
 * cost no bytes in either.
 */
export type SelectorOf<Mark> = {
  [Name in keyof Mark & string]: string extends Mark[Name]
    ? `[${Name}]`
    : Mark[Name] extends string
      ? `[${Name}=${Mark[Name]}]`
      : `[${Name}]`;
}[keyof Mark & string];
