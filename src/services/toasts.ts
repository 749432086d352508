import type { ToastMessage } from "../components/ToastHost";

/** The longest, in ms, that an outcome which is seen already waits for its toast to read it out. */
const patience = 2000;

type ToastHost = typeof import("../components/ToastHost");

let host: Promise<ToastHost | undefined> | undefined;

/** Starts loading the toasts' code, once. After a failure the next call tries again. */
export function loadToasts(): Promise<ToastHost | undefined> {
  host ??= import("../components/ToastHost").catch(() => {
    host = undefined;
    return undefined;
  });
  return host;
}

/** Resolves, when that is known or when it has waited long enough, with whether toasts can be shown. */
export async function toastsReady(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return (await Promise.race([loadToasts(), late])) !== undefined;
}

/** Shows a toast, replacing the previous one. If the code could not be loaded, nothing is shown. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.showToast(message);
}

/** Takes away the toast that is shown, if there is one. */
export async function hideToast(): Promise<void> {
  (await host)?.hideToast();
}
