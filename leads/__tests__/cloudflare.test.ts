import { join } from "node:path";
import { buildSync } from "esbuild";
// Comes with wrangler: Cloudflare's own engine.
import { Miniflare } from "miniflare";
import { largestBody } from "../src/rules";

const site = "https://www.example.com";
const lead = JSON.stringify({ type: "email", email: "ada@example.com" });

/** The example, with a look into its storage, and a post office that fails at the first try, and for one sender always. */
const watched = `
  import worker, { Inbox } from "./cloudflare";
  let tries = 0;
  let read;
  const mailed = [];
  const MAIL = {
    async send({ from, to }) {
      if (++tries === 1) throw new Error("The post office is closed");
      if (read.email === "refused@example.com") throw new Error("Not this one");
      mailed.push([from, to]);
    },
  };
  export class Watched extends Inbox {
    constructor(state, env) {
      const storage = {
        get: async (key) => (read = await state.storage.get(key)),
        put: (...given) => state.storage.put(...given),
        delete: (key) => state.storage.delete(key),
        list: (options) => state.storage.list(options),
        setAlarm: (at) => state.storage.setAlarm(at),
      };
      super({ storage }, { ...env, MAIL, AGAIN: "0.2" });
      this.storage = state.storage;
    }
    async fetch(request) {
      if (new URL(request.url).pathname !== "/look") return super.fetch(request);
      const [kept, unsent, seen] = await Promise.all(
        ["lead ", "unsent ", "seen "].map((prefix) => this.storage.list({ prefix })),
      );
      return Response.json({ kept: [...kept.values()], unsent: [...unsent.values()], seen: [...seen.values()], mailed });
    }
  }
  export default worker;
`;

let workers: Miniflare;

beforeAll(async () => {
  const { outputFiles } = buildSync({
    stdin: { contents: watched, resolveDir: join(__dirname, "../servers") },
    bundle: true,
    format: "esm",
    write: false,
    external: ["cloudflare:email"],
  });
  workers = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    durableObjects: { INBOX: { className: "Watched", useSQLite: true } },
    bindings: { ORIGINS: site, MAIL_FROM: "site@example.com", MAIL_TO: "desk@example.com" },
  });
  await workers.ready;
}, 60_000);

afterAll(() => workers.dispose());

const post = async (body: string, origin = site) => {
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const answer = await workers.dispatchFetch("http://leads/", { method: "POST", headers, body });
  await answer.text();
  return answer;
};

interface Seen {
  kept: object[];
  /** How often each that is unsent has failed. */
  unsent: number[];
  seen: number[];
  mailed: string[][];
}

const look = async () => (await (await workers.dispatchFetch("http://leads/look")).json()) as Seen;

async function until(holds: (seen: Seen) => boolean) {
  let seen = await look();
  while (!holds(seen)) {
    await new Promise((done) => setTimeout(done, 100));
    seen = await look();
  }
  return seen;
}

describe("The example for Cloudflare Workers, on its own engine", () => {
  it("keeps the same words once, in the storage of its Durable Object", async () => {
    const [first, second] = await Promise.all([post(lead), post(lead)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe(site);
    const { kept } = await look();
    expect(kept).toEqual([expect.objectContaining({ email: "ada@example.com", score: 0 })]);
  });

  it("sends it as an e-mail, again where that has failed, and then no more", async () => {
    const seen = await until(({ unsent }) => unsent.length === 0);
    expect(seen.mailed).toEqual([["site@example.com", "desk@example.com"]]);
  });

  it("sends the others where one does not go, and tries that again, later each time", async () => {
    await post(JSON.stringify({ type: "email", email: "refused@example.com" }));
    await post(JSON.stringify({ type: "email", email: "after@example.com" }));
    const seen = await until(
      ({ unsent, mailed }) => mailed.length === 2 && unsent.length === 1 && Number(unsent[0]) > 1,
    );
    expect(seen.kept).toHaveLength(3);
  });

  it("remembers what came lately by keys alone, and not by its words", async () => {
    expect((await look()).seen).toEqual([0, 0, 0]);
  });

  it("says that it is well", async () => {
    expect((await workers.dispatchFetch("http://leads/health")).status).toBe(200);
  });

  it("answers a browser that asks before it sends", async () => {
    const asked = await workers.dispatchFetch("http://leads/", {
      method: "OPTIONS",
      headers: { Origin: site },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("POST");
  });

  it("refuses other sites, what is no lead, and what is too long", async () => {
    expect((await post(lead, "https://elsewhere.example.org")).status).toBe(403);
    expect((await post("{}")).status).toBe(400);
    expect((await post("x".repeat(largestBody + 1))).status).toBe(413);
    const body = new Blob(["x".repeat(3 * largestBody)]).stream();
    const untold = await workers.dispatchFetch("http://leads/", {
      method: "POST",
      body,
      duplex: "half",
    } as object);
    expect(untold.status).toBe(413);
  });
});
