import { statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { maxBodyBytes } from "../src/rules";
import { createMailbox, send, start } from "./support/server";

/** Sends the beginning of a request. Resolves with the seconds until the server closed the connection. */
async function stall(address: string, beginning: string) {
  const { hostname, port } = new URL(address);
  const startedAt = performance.now();
  const socket = connect(Number(port), hostname);
  socket.write(beginning.replaceAll("\n", "\r\n"));
  socket.resume();
  await new Promise((done) => socket.once("close", done));
  return (performance.now() - startedAt) / 1000;
}

/** The statuses of four leads sent in a row, each with its own headers. */
async function statuses(address: string, headersOf: (count: number) => Record<string, string>) {
  const all: number[] = [];
  for (let count = 0; count < 4; count++)
    all.push((await send(address, { feedback: `Message ${count}` }, headersOf(count))).status);
  return all;
}

const forwardedFor = (addresses: string) => ({ "X-Forwarded-For": addresses });

describe("The Node server", () => {
  it("refuses a body that is too long, announced by a header or not, and accepts the next lead", async () => {
    const { address } = await start(createMailbox());
    expect((await send(address, { feedback: "x".repeat(maxBodyBytes) })).status).toBe(413);
    const body = new Blob(["x".repeat(3 * maxBodyBytes)]).stream();
    const options = { method: "POST", body, duplex: "half" } as RequestInit;
    expect((await fetch(address, options)).status).toBe(413);
    expect((await send(address, { feedback: "👩".repeat(20_000) })).status).toBe(201);
  });

  it("closes a connection whose headers or body do not arrive", async () => {
    const { address } = await start(createMailbox(), { SLOWEST: "1" });
    const seconds = await Promise.all([
      stall(address, "POST / HTTP/1.1\nHost: x\nContent-Length: 100\n\n{"),
      stall(address, "POST / HTTP/1.1\nHost: x\n"),
    ]);
    // The server looks for slow requests once a second.
    for (const each of seconds) expect(each).toBeLessThan(6);
  });

  it("reports at /health that it runs, and how many emails wait", async () => {
    const { address } = await start(createMailbox());
    const answer = await fetch(`${address}health`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, waiting: 0 }]);
  });

  it("listens on this machine only, and stores leads readable by their owner only", async () => {
    const mailbox = createMailbox();
    const { address } = await start(mailbox);
    expect(new URL(address).hostname).toBe("127.0.0.1");
    await send(address);
    expect(statSync(join(mailbox.folder, "leads.jsonl")).mode & 0o777).toBe(0o600);
  });

  it("limits each client that the proxy names, and an IPv6 network as a whole", async () => {
    const { address } = await start(createMailbox(), { PER_MINUTE: "2" });
    expect(await statuses(address, (count) => forwardedFor(`203.0.113.${count}`))).toEqual([
      201, 201, 201, 201,
    ]);
    // The first address is the client's own claim, which counts for nothing.
    expect(await statuses(address, (count) => forwardedFor(`203.0.113.${count}, 198.51.100.7`))).toEqual([
      201, 201, 429, 429,
    ]);
    expect(await statuses(address, (count) => forwardedFor(`2001:db8:1:2::${count}`))).toEqual([
      201, 201, 429, 429,
    ]);
  });

  it("ignores X-Forwarded-For from anyone but its proxies", async () => {
    const { address } = await start(createMailbox(), { PER_MINUTE: "2", PROXY_FROM: "10.0.0.0/8" });
    expect(await statuses(address, (count) => forwardedFor(`203.0.113.${count}`))).toEqual([
      201, 201, 429, 429,
    ]);
  });
});
