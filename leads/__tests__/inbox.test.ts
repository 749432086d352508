import { type Entry, inboxFor, type Settings, sameFor } from "../src/inbox";
import type { ContactMessage } from "../src/rules";
import { largestBody } from "../src/rules";
import { spamScore, suspect } from "../src/spam";

const site = "https://www.example.com";
const lead = { type: "email", email: "ada@example.com" };
const message: ContactMessage = {
  type: "feedback",
  name: "Ada",
  email: "ada@example.com",
  feedback: "Can two yards share one record?",
  newsletterSubscribe: 0,
};

/** An inbox with a clock of its own, what it has kept, and how to post to it. */
function open(more: Partial<Settings> = {}) {
  const kept: Entry[] = [];
  const lines: string[] = [];
  // What a calendar says may be set back; what has passed may not.
  const clock = { now: Date.parse("2026-11-22T08:00:00Z"), passed: 0 };
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    clock.passed += milliseconds;
  };
  const keep = async (entry: Entry) => {
    kept.push(entry);
  };
  const inbox = inboxFor({
    origins: [site],
    perMinute: 1000,
    keep,
    log: (line) => lines.push(line),
    now: () => clock.now,
    elapsed: () => clock.passed,
    ...more,
  });
  const post = (body: unknown, from = "203.0.113.1", origin: string | undefined = site) =>
    inbox({ method: "POST", origin, from, body });
  return { inbox, post, kept, clock, pass, lines };
}

describe("The inbox", () => {
  it("keeps a lead before it answers, with its time and its score", async () => {
    const { post, kept } = open();
    expect(await post(JSON.stringify(message))).toMatchObject({ status: 201, body: { ok: true } });
    expect(kept).toEqual([
      {
        ...message,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        receivedAt: "2026-11-22T08:00:00.000Z",
        score: 0,
      },
    ]);
  });

  it("lets the pages of its own site ask and send, and no others", async () => {
    const { inbox, post, kept } = open();
    const asked = await inbox({ method: "OPTIONS", origin: site, from: "", body: "" });
    expect(asked).toMatchObject({
      status: 204,
      headers: {
        "Access-Control-Allow-Origin": site,
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "Content-Type",
        Vary: "Origin",
      },
    });
    expect((await post(lead)).headers["Access-Control-Allow-Origin"]).toBe(site);
    const other = await post(lead, "203.0.113.2", "https://elsewhere.example.org");
    expect(other.status).toBe(403);
    expect(other.headers["Access-Control-Allow-Origin"]).toBeUndefined();
    expect(kept).toHaveLength(1);
  });

  it("takes the same words once within ten minutes, in whatever order and however often at once", async () => {
    const { post, kept, pass } = open();
    const turned = JSON.stringify({ email: lead.email, type: lead.type });
    const answers = await Promise.all([post(lead), post(lead), post(turned)]);
    pass(sameFor - 1);
    answers.push(await post(lead));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(kept).toHaveLength(1);
    pass(1);
    await post(lead);
    expect(kept).toHaveLength(2);
  });

  it("remembers what was kept before it was started", async () => {
    const first = open();
    await first.post(lead);
    const second = open({ earlier: first.kept });
    await second.post(lead);
    expect(second.kept).toEqual([]);
  });

  it("says so where a lead could not be kept, and takes it when it is sent again", async () => {
    let full = true;
    const kept: Entry[] = [];
    const { post } = open({
      keep: async (entry) => {
        if (full) throw new Error("The disk is full");
        kept.push(entry);
      },
    });
    expect(await post(lead)).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
    full = false;
    expect(await post(lead)).toMatchObject({ status: 201 });
    expect(kept).toHaveLength(1);
  });

  it("lets one sender through so many times a minute, and others meanwhile", async () => {
    const { post, clock, pass } = open({ perMinute: 2 });
    const send = (count: number, from?: string) => post({ ...lead, email: `ada${count}@example.com` }, from);
    expect([await send(1), await send(2), await send(3)].map(({ status }) => status)).toEqual([
      201, 201, 429,
    ]);
    expect((await send(4)).headers["Retry-After"]).toBe("30");
    expect((await send(5, "203.0.113.9")).status).toBe(201);
    // A clock that is set back makes nobody wait.
    clock.now -= 3_600_000;
    pass(30_000);
    expect((await send(6)).status).toBe(201);
    expect((await send(7)).status).toBe(429);
  });

  it("writes a line for each lead, which tells neither who sent it nor what it says", async () => {
    const { post, lines } = open({ perMinute: 4 });
    await post(message);
    await post(message);
    await post({ ...message, name: "" });
    await post(message, "203.0.113.2", "https://elsewhere.example.org");
    await post("x".repeat(largestBody + 1));
    await post(lead);
    expect(lines).toEqual([
      "accepted feedback 2026-11-22T08:00:00.000Z score 0",
      "repeated feedback",
      "refused 400",
      "refused 403",
      "refused 413",
      "throttled 429",
    ]);
  });

  it("takes a body of so many bytes and no more, as text and as JSON that a server has read", async () => {
    const { post } = open();
    const long = { ...lead, more: "ж".repeat(largestBody / 2) };
    expect((await post(JSON.stringify(long))).status).toBe(413);
    expect((await post(long)).status).toBe(413);
    expect((await post({ ...message, feedback: "👩".repeat(20_000) })).status).toBe(201);
  });

  it.each([
    ["GET", "", 405],
    ["POST", undefined, 413],
    ["POST", "no json", 400],
    ["POST", { ...lead, more: 1 }, 400],
  ])("refuses %s of %j with %i and keeps nothing", async (method, body, status) => {
    const { inbox, kept } = open();
    const answer = await inbox({ method, origin: site, from: "", body });
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/\S/) } });
    expect(kept).toEqual([]);
  });
});

describe("The score of a lead", () => {
  it.each([
    ["Can two yards share one record? Our part is HX-2041-B, see https://yard.example.com/hx.", 2],
    [
      "We run three services: https://a.example.org, https://b.example.org and https://c.example.org. Can you help?",
      suspect - 1,
    ],
    ["URGENT: our pilot starts Monday and the box is down.", 0],
    ["Wir möchten die Nachweise für 200 Taucher ausstellen. Geht das?", 0],
  ])("lets a message pass: %s", (feedback, most) => {
    expect(spamScore({ ...message, feedback })).toBeLessThanOrEqual(most);
  });

  it.each([
    "Get on the first page of Google! Buy backlinks at https://seo.example.org",
    "<a href='https://casino.example.org'>casino bonus</a>",
    "Casino bonus! See https://a.example.org https://b.example.org https://c.example.org",
  ])("tells advertising: %s", (feedback) => {
    expect(spamScore({ ...message, feedback })).toBeGreaterThanOrEqual(suspect);
  });

  it("suspects nobody for a newsletter, and whoever is called by an address", () => {
    expect(spamScore({ type: "email", email: "ada@example.com" })).toBe(0);
    expect(spamScore({ ...message, name: "https://seo.example.org" })).toBeGreaterThanOrEqual(suspect);
  });
});
