import type { Part } from "./judgement";

/** The longest input in which the caret is followed. */
const longest = 100_000;

/** Marks only this part, on both sides. */
function mark(live: Element, index: string | undefined) {
  for (const shown of live.querySelectorAll("[data-on]")) shown.removeAttribute("data-on");
  if (index === undefined) return;
  for (const shown of live.querySelectorAll(`[data-of="${index}"], [data-part="${index}"]`))
    shown.setAttribute("data-on", "");
}

const indexAt = (target: EventTarget | null) => {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-of], [data-part]") : null;
  return found?.dataset.of ?? found?.dataset.part;
};

/** Marks the bytes of the field that is hovered or focused, and the field of hovered bytes. */
export function followPointer(live: Element) {
  const follow = ({ target }: Event) => mark(live, indexAt(target));
  live.addEventListener("pointerover", follow);
  live.addEventListener("focusin", follow);
  live.addEventListener("pointerleave", () => mark(live, indexAt(document.activeElement)));
  live.addEventListener("click", ({ target }) => {
    const piece = target instanceof Element ? target.closest<HTMLElement>("[data-of]") : null;
    live.querySelector<HTMLElement>(`[data-part="${piece?.dataset.of}"] input`)?.focus();
  });
}

/** Marks the part that the caret of the input is in. */
export function followCaret(live: Element, field: HTMLTextAreaElement, parts: readonly Part[]) {
  const { value, selectionStart: caret } = field;
  if (value.length > longest || document.activeElement !== field) return;
  const isJson = parts[0]?.raw === undefined;
  const lead = /^\s*0x/i.exec(value)?.[0].length ?? 0;
  const at = isJson ? caret : Math.floor(value.slice(lead, caret).replace(/\s/g, "").length / 2);
  const index = parts.findIndex(({ start, end }) => at >= start && at < end);
  mark(live, index < 0 ? undefined : String(index));
}
