/**
 * While a view transition runs, browsers hit nothing but the root element, so what is pressed meanwhile would be lost.
 * Ends the transition at a press, and gives that to what is under it.
 */
export function passPresses(transition: ViewTransition) {
  const pass = (press: MouseEvent) => {
    if (press.target !== document.documentElement) return;
    transition.skipTransition();
    transition.finished.then(() => {
      const under = document.elementFromPoint(press.clientX, press.clientY);
      under?.closest<HTMLElement>("input,select,textarea")?.focus();
      under?.dispatchEvent(new MouseEvent("click", press));
    });
  };
  addEventListener("click", pass);
  transition.finished.finally(() => removeEventListener("click", pass));
}
