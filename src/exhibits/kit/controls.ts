/** The controls of an exhibit. */

/** The control that an event's target is in. */
export const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;

/** Browsers scroll only the caret into view, which may leave the rest of a textarea under the sticky verdict. */
export function revealText(target: EventTarget | null) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

export const isField = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** A box to tick, or a slider. */
export const isChoice = (
  target: EventTarget | null,
): target is HTMLInputElement & { dataset: { do: string } } =>
  target instanceof HTMLInputElement && target.matches('[data-do]:is([type="checkbox"], [type="range"])');

/** A field's value; "true" or "false" for a checkbox. */
export function fieldValue(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return String(control.checked);
  return isField(control) ? control.value : "";
}
