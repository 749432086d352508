import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Preserves the focus while a form is busy and the focused control is disabled: moves it to the form's status, and back
 * afterwards unless the visitor has moved it. Returns the function to call before the form becomes busy.
 */
export function useFocusKept(status: RefObject<HTMLElement | null>, busy: boolean) {
  const previous = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (busy) return;
    if (document.activeElement === status.current) previous.current?.focus();
    previous.current = null;
  }, [busy, status]);

  return (form: HTMLFormElement) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && form.contains(activeElement))) return;
    previous.current = activeElement;
    status.current?.focus();
  };
}
