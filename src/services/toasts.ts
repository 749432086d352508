export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  text: string;
  /** Label of the toast's close button. */
  closeLabel: string;
}

type ToastHost = typeof import("../components/ToastHost");

/** How long a send waits for the toasts' code at most, in ms; the form's own words appear without it too. */
const patience = 3000;

let host: Promise<ToastHost | undefined> | undefined;

/** Begins to load the toasts' code, once; a failed attempt is forgotten, so that the next call tries again. */
export function loadToasts(): Promise<ToastHost | undefined> {
  host ??= import("../components/ToastHost").catch(() => {
    host = undefined;
    return undefined;
  });
  return host;
}

/** Resolves when toasts can be shown, or when waiting for them is no longer worth it. */
export async function toastsReady(): Promise<void> {
  await Promise.race([loadToasts(), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Shows a toast in place of the one before. Without the code (a broken network) nothing is shown. */
export async function showToast(message: ToastMessage): Promise<void> {
  (await loadToasts())?.showToast(message);
}
