/** What fields are called when talking to somebody who does not read YAML. */
const nouns: Record<string, string> = {
  title: "heading",
  name: "short name",
  description: "description",
  text: "text",
  body: "text",
  intro: "introduction",
  eyebrow: "small label",
  label: "label",
  to: "link",
  src: "picture",
  dark: "picture for dark pages",
  alt: "words for people who cannot see the picture",
  caption: "caption",
  poster: "picture of the video",
  art: "picture",
  image: "picture",
  meaning: "meaning",
  icon: "icon",
  value: "number",
  date: "date",
  published: "day of publication",
  alsoAt: "further address",
  look: "look of the button",
  layout: "layout",
  arrange: "arrangement",
  side: "side of the picture",
  social: "picture for social networks",
  mark: "mark",
  actions: "button",
  cards: "card",
  steps: "step",
  cases: "use case",
  slides: "slide",
  parts: "part",
  plans: "plan",
  points: "point",
  rows: "row",
  cells: "cell",
  columns: "column",
  figures: "figure",
  references: "reference",
  entries: "entry",
  links: "link",
  items: "entry",
  sections: "section",
  details: "line",
  badges: "badge",
  header: "menu",
  footer: "footer column",
  small: "link at the very bottom",
  plain: "header link",
};

export const nounOf = (field: string) =>
  nouns[field] ?? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** What an entry of a list is known by to visitors. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  for (const key of ["title", "label", "caption", "term", "key", "name", "text", "from", "to"]) {
    if (typeof fields[key] === "string") return fields[key];
  }
  if (Array.isArray(fields.cells)) return nameOf(fields.cells[0]);
  const inner = fields.copy ?? fields.image;
  return inner === undefined ? undefined : nameOf(inner);
}

/** A text in quotation marks; of a long one, its beginning. */
export const excerpt = (text: string, most = 90) => {
  const words = text.replace(/\s+/g, " ").trim();
  return `"${words.length > most ? `${words.slice(0, most).trimEnd()}…` : words}"`;
};

/** Two texts, each cut down to the words around what differs. */
export function difference(before: string, after: string): [before: string, after: string] {
  const [a, b] = [before, after].map((text) => text.replace(/\s+/g, " ").trim().split(" ")) as [
    string[],
    string[],
  ];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: string[]) => {
    const from = Math.max(0, start - 4);
    const to = Math.min(words.length, words.length - end + 4);
    const middle = words.slice(from, to).join(" ");
    return excerpt(`${from > 0 ? "… " : ""}${middle}${to < words.length ? " …" : ""}`, 200);
  };
  return [cut(a), cut(b)];
}
