/** The values that can be typed over, by their places in the state. */
export const valuesIn = (shown: Element): ReadonlyMap<string, string> =>
  new Map(fieldsIn(shown).map((field) => [placeOf(field), field.value]));

const fieldsIn = (shown: Element) => [...shown.querySelectorAll<HTMLTextAreaElement>("textarea[data-value]")];

const placeOf = ({ dataset }: HTMLTextAreaElement) => dataset.value ?? "";

/** How many characters are shown on either side of a change. */
const around = 12;

/** Below each value that differs from the fair one, shows what differs: the characters that are there instead. */
export function markChanges(shown: Element, fair: ReadonlyMap<string, string>) {
  for (const field of fieldsIn(shown)) {
    const before = fair.get(placeOf(field));
    if (before === undefined || before === field.value) continue;
    const [start, end] = changeIn(before, field.value);
    const line = shown.ownerDocument.createElement("code");
    line.className = "ex-change";
    const mark = shown.ownerDocument.createElement("mark");
    mark.textContent = field.value.slice(start, end) || "\u2205";
    const lead = field.value.slice(Math.max(0, start - around), start);
    line.append(start > around ? `\u2026${lead}` : lead, mark, field.value.slice(end, end + around));
    if (end + around < field.value.length) line.append("\u2026");
    field.closest("details")?.setAttribute("data-changed", "");
    field.after(line);
  }
}

/** Where a text begins and ceases to differ from the one before: everything on either side is the same. */
export function changeIn(before: string, now: string): [start: number, end: number] {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === now.at(-1 - same)) same++;
  return [start, now.length - same];
}
