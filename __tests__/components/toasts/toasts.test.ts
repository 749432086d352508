/** @jest-environment jsdom */
import type { ToastMessage } from "../../../src/components/toasts/ToastHost";

type Toasts = typeof import("../../../src/components/toasts/toasts");

/** How often the toasts' code fails to load, and the toasts that it shows after that. */
let failures = 0;
const shown = jest.fn();

jest.mock("../../../src/components/toasts/ToastHost", () => {
  if (failures-- > 0) throw new Error("Loading chunk failed");
  return { showToast: shown };
});

const message: ToastMessage = { kind: "success", title: "Done", text: "It is done.", closeLabel: "Close" };

/** The service as on a newly opened page. */
async function freshToasts(): Promise<Toasts> {
  jest.resetModules();
  return import("../../../src/components/toasts/toasts");
}

describe("The toasts' code", () => {
  it("is loaded once, however often it is requested", async () => {
    failures = 0;
    const { loadToasts } = await freshToasts();
    expect(loadToasts()).toBe(loadToasts());
    expect(await loadToasts()).toBeDefined();
  });

  it("is tried again at the next call after it could not load", async () => {
    failures = 1;
    const { loadToasts, showToast } = await freshToasts();
    expect(await loadToasts()).toBeUndefined();
    await showToast(message);
    expect(shown).toHaveBeenCalledWith(message);
  });

  it("is optional: if it cannot load, nothing throws, and nobody counts on it", async () => {
    failures = 10;
    const { showToast, toastsReady } = await freshToasts();
    await expect(showToast(message)).resolves.toBeUndefined();
    await expect(toastsReady()).resolves.toBe(false);
    expect(shown).not.toHaveBeenCalled();
  });
});
