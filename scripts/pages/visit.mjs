/** Lighthouse's phone: 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slowdown = { rate: 4 };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const screens = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  wide: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
};

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A first visit to a page, with an empty cache, on the slow processor and network. */
export async function visit(browser, screen, headers = {}) {
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method, params) => browser.send(method, params, sessionId);
  await send("Page.enable");
  await send("Network.enable");
  await send("Network.setExtraHTTPHeaders", { headers });
  await send("Network.emulateNetworkConditions", network);
  await send("Emulation.setDeviceMetricsOverride", screen);
  await send("Emulation.setTouchEmulationEnabled", { enabled: screen.mobile });
  await send("Emulation.setCPUThrottlingRate", slowdown);

  const evaluate = async (expression) => {
    const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
    return result.value;
  };
  /** Resolves when an expression is true in the page. */
  const until = async (expression) => {
    while (!(await evaluate(expression))) await pause(50);
  };
  const marked = (name) => `performance.getEntriesByName("${name}").length > 0`;
  return {
    send,
    evaluate,
    until,
    on: (listener) => browser.on((event) => event.sessionId === sessionId && listener(event)),
    open: (url) => send("Page.navigate", { url }),
    /** Resolves at the page's first paint with content. */
    painted: () => until(marked("first-contentful-paint")),
    /** Resolves when React has hydrated the page: then Gatsby sets this mark. */
    alive: () => until(marked("onInitialClientRender")),
    loaded: () => until(`location.href !== "about:blank" && document.readyState === "complete"`),
    end: () => browser.send("Target.disposeBrowserContext", { browserContextId }),
  };
}
