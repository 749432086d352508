import { join } from "node:path";
import { buildSync } from "esbuild";
// Comes with wrangler: Cloudflare's own runtime.
import { Miniflare } from "miniflare";
import { maxBodyBytes } from "../src/rules";

const site = "https://www.example.com";
const lead = JSON.stringify({ type: "email", email: "ada@example.com" });

/**
 * The worker with a view into its storage, and a mail binding that fails at the first attempt, and always for one
 * sender.
 */
const observedWorker = `
  import worker, { Inbox } from "./cloudflare";
  let attempts = 0;
  let lastRead;
  const mailed = [];
  const MAIL = {
    async send({ from, to }) {
      if (++attempts === 1) throw new Error("The mail server is down");
      if (lastRead.email === "refused@example.com") throw new Error("Not this one");
      mailed.push([from, to]);
    },
  };
  export class Observed extends Inbox {
    constructor(state, env) {
      const storage = {
        get: async (key) => (lastRead = await state.storage.get(key)),
        put: (...args) => state.storage.put(...args),
        delete: (key) => state.storage.delete(key),
        list: (options) => state.storage.list(options),
        setAlarm: (at) => state.storage.setAlarm(at),
      };
      super({ storage }, { ...env, MAIL, AGAIN: "0.2" });
      this.storage = state.storage;
    }
    async fetch(request) {
      if (new URL(request.url).pathname !== "/observe") return super.fetch(request);
      const [stored, unsent, seen] = await Promise.all(
        ["lead ", "unsent ", "seen "].map((prefix) => this.storage.list({ prefix })),
      );
      return Response.json({
        stored: [...stored.values()],
        unsent: [...unsent.values()],
        seen: [...seen.values()],
        mailed,
      });
    }
  }
  export default worker;
`;

let workers: Miniflare;

beforeAll(async () => {
  const { outputFiles } = buildSync({
    stdin: { contents: observedWorker, resolveDir: join(__dirname, "../servers") },
    bundle: true,
    format: "esm",
    write: false,
    external: ["cloudflare:email"],
  });
  workers = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    durableObjects: { INBOX: { className: "Observed", useSQLite: true } },
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

interface Observation {
  stored: object[];
  /** The failed attempts of each email that is not sent. */
  unsent: number[];
  seen: number[];
  mailed: string[][];
}

const observe = async () =>
  (await (await workers.dispatchFetch("http://leads/observe")).json()) as Observation;

/** Resolves with what is observed once that meets a condition. */
async function until(isMet: (observed: Observation) => boolean) {
  let observed = await observe();
  while (!isMet(observed)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    observed = await observe();
  }
  return observed;
}

describe("The Cloudflare Worker, in Cloudflare's runtime", () => {
  it("stores duplicates once, in the storage of its Durable Object", async () => {
    const [first, second] = await Promise.all([post(lead), post(lead)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe(site);
    const { stored } = await observe();
    expect(stored).toEqual([expect.objectContaining({ email: "ada@example.com", score: 0 })]);
  });

  it("forwards a lead as an email, retries after a failure, and stops after a success", async () => {
    const { mailed } = await until(({ unsent }) => unsent.length === 0);
    expect(mailed).toEqual([["site@example.com", "desk@example.com"]]);
  });

  it("forwards the others while one is rejected, and retries that one with growing pauses", async () => {
    await post(JSON.stringify({ type: "email", email: "refused@example.com" }));
    await post(JSON.stringify({ type: "email", email: "after@example.com" }));
    const { stored } = await until(
      ({ unsent, mailed }) => mailed.length === 2 && unsent.length === 1 && Number(unsent[0]) > 1,
    );
    expect(stored).toHaveLength(3);
  });

  it("recognizes duplicates by keys alone, without their content", async () => {
    expect((await observe()).seen).toEqual([0, 0, 0]);
  });

  it("reports at /health that it runs", async () => {
    expect((await workers.dispatchFetch("http://leads/health")).status).toBe(200);
  });

  it("answers a browser's preflight request", async () => {
    const preflight = await workers.dispatchFetch("http://leads/", {
      method: "OPTIONS",
      headers: { Origin: site },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("POST");
  });

  it("refuses other origins, what is not a lead, and what is too long", async () => {
    expect((await post(lead, "https://elsewhere.example.org")).status).toBe(403);
    expect((await post("{}")).status).toBe(400);
    expect((await post("x".repeat(maxBodyBytes + 1))).status).toBe(413);
    const body = new Blob(["x".repeat(3 * maxBodyBytes)]).stream();
    const unannounced = await workers.dispatchFetch("http://leads/", {
      method: "POST",
      body,
      duplex: "half",
    } as object);
    expect(unannounced.status).toBe(413);
  });
});
