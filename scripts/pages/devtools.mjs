/**
 * A browser, driven directly through the DevTools protocol. Playwright enables the Runtime domain, with which V8 keeps
 * more records about every function: that made a page's scripts twice as expensive as they are for a visitor.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

/** Starts a browser. `send` sends it a command, `on` listens to its events; `sessionId` identifies a page. */
export async function startBrowser(executable) {
  const profile = mkdtempSync(join(tmpdir(), "benchmark-"));
  const child = spawn(
    executable,
    [
      "--headless",
      "--no-sandbox",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const exited = once(child, "exit");
  const socket = new WebSocket(await addressOf(child), { perMessageDeflate: false });
  await once(socket, "open");

  let lastId = 0;
  const waiting = new Map();
  const listeners = new Set();
  socket.on("message", (data) => {
    const { id, result, error, ...event } = JSON.parse(data);
    if (id === undefined) for (const listener of listeners) listener(event);
    else if (error) waiting.get(id).reject(new Error(error.message));
    else waiting.get(id).resolve(result);
    waiting.delete(id);
  });

  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });
  const on = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const close = async () => {
    await send("Browser.close");
    await exited;
    rmSync(profile, { recursive: true, force: true });
  };
  return { send, on, close };
}

/** Records a trace of all pages; `stop` returns its events. */
export async function startTracing(browser, categories) {
  await browser.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories, excludedCategories: ["*"] },
  });
  const events = [];
  const complete = new Promise((resolve) => {
    const unsubscribe = browser.on(({ method, params }) => {
      if (method === "Tracing.dataCollected") events.push(...params.value);
      if (method !== "Tracing.tracingComplete") return;
      unsubscribe();
      resolve(events);
    });
  });
  const stop = async () => {
    await browser.send("Tracing.end");
    return complete;
  };
  return { stop };
}

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (part) => {
      output += part;
      const [, address] = /DevTools listening on (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The browser did not start:\n${output}`)));
  });
