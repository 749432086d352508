import type { ToastMessage } from "./ToastHost";

/** The longest time in ms that an outcome already visible waits for a toast to read it out. */
const maxWait = 2000;

type ToastHost = typeof import("./ToastHost");

let host: Promise<ToastHost | undefined> | undefined;

/** Loads the toasts' code, once. After a failure the next call tries again. */
export function loadToasts(): Promise<ToastHost | undefined> {
  host ??= import("./ToastHost").catch(() => {
    host = undefined;
    return undefined;
  });
  return host;
}

/** Resolves with whether toasts can be shown: as soon as that is known, or with false after `maxWait`. */
export async function toastsReady(): Promise<boolean> {
  const timedOut = new Promise<undefined>((resolve) => setTimeout(resolve, maxWait));
  return (await Promise.race([loadToasts(), timedOut])) !== undefined;
}

/** Shows a toast, replacing the previous one. If the code could not be loaded, nothing is shown. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.showToast(message);
}

/** Hides the current toast, if there is one. */
export async function hideToast(): Promise<void> {
  (await host)?.hideToast();
}
