export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Label of the toast's close button. */
  closeLabel: string;
}

type ToastHost = typeof import("../components/ToastHost");

/** The longest that sending waits for the toasts' code, in ms; the form's own message does not depend on it. */
const patience = 3000;

let host: Promise<ToastHost | undefined> | undefined;

/** Starts loading the toasts' code, once. After a failure the next call tries again. */
export function loadToasts(): Promise<ToastHost | undefined> {
  host ??= import("../components/ToastHost").catch(() => {
    host = undefined;
    return undefined;
  });
  return host;
}

/** Resolves when toasts can be shown, or when it has waited long enough. */
export async function toastsReady(): Promise<void> {
  await Promise.race([loadToasts(), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Shows a toast, replacing the previous one. If the code could not be loaded, nothing is shown. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.showToast(message);
}
