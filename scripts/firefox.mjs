#!/usr/bin/env node
/**
 * Stock Firefox ESR as Playwright can drive it. Its WebDriver BiDi does not know one command that Playwright sends for
 * every new context; this stands between the two and answers it. Playwright starts it in place of the browser.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** Emulated preferences. The tests in Firefox live without; once Firefox ESR knows the command, this file can go. */
const unknown = "emulation.setMediaFeaturesOverride";

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

/** Listens in the browser's place, and says so in its words, which Playwright waits for. */
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
      if (method === unknown) return playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      await isOpen;
      browser.send(String(data));
    });
    browser.on("message", (data) => playwright.send(String(data)));
    playwright.once("close", () => browser.close());
    browser.once("close", () => playwright.close());
  });
}
