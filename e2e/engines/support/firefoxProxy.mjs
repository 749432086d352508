#!/usr/bin/env node
/**
 * Lets Playwright drive a stock Firefox ESR, whose WebDriver BiDi lacks one command that Playwright sends for every new
 * context. This proxy sits between the two and answers it. Playwright starts it instead of the browser.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Sets media features, such as dark mode. Answered as if it had worked, so tests in Firefox must not rely on it. Once
 * Firefox ESR knows the command, this file can go.
 */
const unsupportedCommand = "emulation.setMediaFeaturesOverride";

const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) relay(address);
  else console.error(line);
});

/** Listens instead of the browser, and prints the browser's message that Playwright waits for. */
function relay(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.once("listening", () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0 });
    const isOpen = new Promise((done) => browser.once("open", done));
    playwright.on("message", async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === unsupportedCommand)
        return playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      await isOpen;
      browser.send(String(data));
    });
    browser.on("message", (data) => playwright.send(String(data)));
    playwright.once("close", () => browser.close());
    browser.once("close", () => playwright.close());
  });
}
