import { statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { largestBody } from "../src/rules";
import { mailbox, send, start } from "./support/server";

/** Begins a request, and says after how many seconds the server has cut it off. */
async function stall(address: string, beginning: string) {
  const { hostname, port } = new URL(address);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  socket.write(beginning.replaceAll("\n", "\r\n"));
  socket.resume();
  await new Promise((done) => socket.once("close", done));
  return (performance.now() - begun) / 1000;
}

/** The statuses of four leads in a row, each with headers of its own. */
async function statuses(address: string, headersOf: (count: number) => Record<string, string>) {
  const all: number[] = [];
  for (let count = 0; count < 4; count++)
    all.push((await send(address, { feedback: `Message ${count}` }, headersOf(count))).status);
  return all;
}

const forwarded = (sender: string) => ({ "X-Forwarded-For": sender });

describe("The example's server, held to its limits", () => {
  it("answers a body that is too long, said or not, and takes the next", async () => {
    const { address } = await start(mailbox());
    expect((await send(address, { feedback: "x".repeat(largestBody) })).status).toBe(413);
    const body = new Blob(["x".repeat(3 * largestBody)]).stream();
    const options = { method: "POST", body, duplex: "half" } as RequestInit;
    expect((await fetch(address, options)).status).toBe(413);
    expect((await send(address, { feedback: "👩".repeat(20_000) })).status).toBe(201);
  });

  it("cuts off a body or headers that do not come", async () => {
    const { address } = await start(mailbox(), { SLOWEST: "1" });
    const seconds = await Promise.all([
      stall(address, "POST / HTTP/1.1\nHost: x\nContent-Length: 100\n\n{"),
      stall(address, "POST / HTTP/1.1\nHost: x\n"),
    ]);
    // Looked after once a second.
    for (const each of seconds) expect(each).toBeLessThan(6);
  });

  it("says whether it is well, and how many e-mails wait", async () => {
    const { address } = await start(mailbox());
    const answer = await fetch(`${address}health`);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, waiting: 0 }]);
  });

  it("listens on this machine alone, and keeps leads for its owner alone", async () => {
    const box = mailbox();
    const { address } = await start(box);
    expect(new URL(address).hostname).toBe("127.0.0.1");
    await send(address);
    expect(statSync(join(box.folder, "leads.jsonl")).mode & 0o777).toBe(0o600);
  });

  it("counts the senders that its proxy names, a network of IPv6 as one", async () => {
    const { address } = await start(mailbox(), { PER_MINUTE: "2" });
    expect(await statuses(address, (count) => forwarded(`203.0.113.${count}`))).toEqual([201, 201, 201, 201]);
    // What the visitor has said before the proxy is not believed.
    expect(await statuses(address, (count) => forwarded(`203.0.113.${count}, 198.51.100.7`))).toEqual([
      201, 201, 429, 429,
    ]);
    expect(await statuses(address, (count) => forwarded(`2001:db8:1:2::${count}`))).toEqual([
      201, 201, 429, 429,
    ]);
  });

  it("believes no names of senders but from its proxies", async () => {
    const { address } = await start(mailbox(), { PER_MINUTE: "2", PROXY_FROM: "10.0.0.0/8" });
    expect(await statuses(address, (count) => forwarded(`203.0.113.${count}`))).toEqual([201, 201, 429, 429]);
  });
});
