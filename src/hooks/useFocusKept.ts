import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus while a form is busy and what had it is disabled: it waits on the form's status, and goes back
 * afterwards, unless the visitor has moved on. Gives the function that moves it there, to be called before.
 */
export function useFocusKept(status: RefObject<HTMLElement | null>, busy: boolean) {
  const left = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (busy) return;
    if (document.activeElement === status.current) left.current?.focus();
    left.current = null;
  }, [busy, status]);

  return (form: HTMLFormElement) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement && form.contains(activeElement))) return;
    left.current = activeElement;
    status.current?.focus();
  };
}
