import { buildSync } from "esbuild";
// Comes with wrangler: Cloudflare's own engine.
import { Miniflare } from "miniflare";

const site = "https://www.example.com";
const lead = JSON.stringify({ type: "email", email: "ada@example.com" });

/** The example, with a look into its storage, and a post office that fails at the first try. */
const watched = `
  import worker, { Inbox } from "./cloudflare-worker";
  let tries = 0;
  const mailed = [];
  const MAIL = {
    async send({ from, to }) {
      if (++tries === 1) throw new Error("The post office is closed");
      mailed.push([from, to]);
    },
  };
  export class Watched extends Inbox {
    constructor(state, env) {
      super(state, { ...env, MAIL, AGAIN: "0" });
      this.storage = state.storage;
    }
    async fetch(request) {
      if (new URL(request.url).pathname !== "/look") return super.fetch(request);
      const [kept, unsent] = await Promise.all(
        ["lead ", "unsent "].map((prefix) => this.storage.list({ prefix })),
      );
      return Response.json({ kept: [...kept.values()], unsent: unsent.size, mailed });
    }
  }
  export default worker;
`;

let workers: Miniflare;

beforeAll(async () => {
  const { outputFiles } = buildSync({
    stdin: { contents: watched, resolveDir: "examples" },
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
  unsent: number;
  mailed: string[][];
}

const look = async () => (await (await workers.dispatchFetch("http://leads/look")).json()) as Seen;

describe("The example for Cloudflare Workers, on its own engine", () => {
  it("keeps the same words once, in the storage of its Durable Object", async () => {
    const [first, second] = await Promise.all([post(lead), post(lead)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe(site);
    const { kept } = await look();
    expect(kept).toEqual([expect.objectContaining({ email: "ada@example.com", score: 0 })]);
  });

  it("sends it as an e-mail, again where that has failed, and then no more", async () => {
    let seen = await look();
    for (let patience = 100; seen.unsent > 0 && patience > 0; patience--) {
      await new Promise((done) => setTimeout(done, 100));
      seen = await look();
    }
    expect(seen).toMatchObject({ unsent: 0, mailed: [["site@example.com", "desk@example.com"]] });
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
    expect((await post("x".repeat(70_000))).status).toBe(413);
  });
});
