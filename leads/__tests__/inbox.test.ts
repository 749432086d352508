import { createInbox, duplicateWindow, type InboxOptions, type StoredLead } from "../src/inbox";
import type { ContactMessage } from "../src/rules";
import { maxBodyBytes } from "../src/rules";
import { spamScore, spamThreshold } from "../src/spam";

const site = "https://www.example.com";
const lead = { type: "email", email: "ada@example.com" };
const message: ContactMessage = {
  type: "feedback",
  name: "Ada",
  email: "ada@example.com",
  feedback: "Can two yards share one record?",
  newsletterSubscribe: 0,
};

/** An inbox whose clock the test controls, with what it has stored and logged. */
function open(more: Partial<InboxOptions> = {}) {
  const stored: StoredLead[] = [];
  const lines: string[] = [];
  // The time of day may be set back; the time that has passed never is.
  const clock = { now: Date.parse("2026-11-22T08:00:00Z"), elapsed: 0 };
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    clock.elapsed += milliseconds;
  };
  const store = async (lead: StoredLead) => {
    stored.push(lead);
  };
  const inbox = createInbox({
    origins: [site],
    perMinute: 1000,
    store,
    log: (line) => lines.push(line),
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    ...more,
  });
  const post = (body: unknown, clientAddress = "203.0.113.1", origin: string | undefined = site) =>
    inbox({ method: "POST", origin, clientAddress, body });
  return { inbox, post, stored, clock, pass, lines };
}

describe("The inbox", () => {
  it("stores a lead with its time and score before it answers", async () => {
    const { post, stored } = open();
    expect(await post(JSON.stringify(message))).toMatchObject({ status: 201, body: { ok: true } });
    expect(stored).toEqual([
      {
        ...message,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        receivedAt: "2026-11-22T08:00:00.000Z",
        score: 0,
      },
    ]);
  });

  it("accepts requests from its own site, and from no other origin", async () => {
    const { inbox, post, stored } = open();
    const preflight = await inbox({ method: "OPTIONS", origin: site, clientAddress: "", body: "" });
    expect(preflight).toMatchObject({
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
    expect(stored).toHaveLength(1);
  });

  it("stores duplicates once within ten minutes, even in another order of keys, or at the same moment", async () => {
    const { post, stored, pass } = open();
    const reordered = JSON.stringify({ email: lead.email, type: lead.type });
    const answers = await Promise.all([post(lead), post(lead), post(reordered)]);
    pass(duplicateWindow - 1);
    answers.push(await post(lead));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(stored).toHaveLength(1);
    pass(1);
    await post(lead);
    expect(stored).toHaveLength(2);
  });

  it("recognizes duplicates of leads that were stored before it was created", async () => {
    const first = open();
    await first.post(lead);
    const second = open({ recent: first.stored });
    await second.post(lead);
    expect(second.stored).toEqual([]);
  });

  it("answers 503 if a lead could not be stored, and accepts it when it is sent again", async () => {
    let isFull = true;
    const stored: StoredLead[] = [];
    const { post } = open({
      store: async (lead) => {
        if (isFull) throw new Error("The disk is full");
        stored.push(lead);
      },
    });
    expect(await post(lead)).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
    isFull = false;
    expect(await post(lead)).toMatchObject({ status: 201 });
    expect(stored).toHaveLength(1);
  });

  it("limits how many leads one client sends per minute, and no other client", async () => {
    const { post, clock, pass } = open({ perMinute: 2 });
    const send = (count: number, clientAddress?: string) =>
      post({ ...lead, email: `ada${count}@example.com` }, clientAddress);
    expect([await send(1), await send(2), await send(3)].map(({ status }) => status)).toEqual([
      201, 201, 429,
    ]);
    expect((await send(4)).headers["Retry-After"]).toBe("30");
    expect((await send(5, "203.0.113.9")).status).toBe(201);
    // Setting the clock back makes nobody wait.
    clock.now -= 3_600_000;
    pass(30_000);
    expect((await send(6)).status).toBe(201);
    expect((await send(7)).status).toBe(429);
  });

  it("logs a line for each lead that has neither its sender nor its content", async () => {
    const { post, lines } = open({ perMinute: 4 });
    await post(message);
    await post(message);
    await post({ ...message, name: "" });
    await post(message, "203.0.113.2", "https://elsewhere.example.org");
    await post("x".repeat(maxBodyBytes + 1));
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

  it("limits the bytes of a body, as text and as parsed JSON", async () => {
    const { post } = open();
    const tooLong = { ...lead, more: "ж".repeat(maxBodyBytes / 2) };
    expect((await post(JSON.stringify(tooLong))).status).toBe(413);
    expect((await post(tooLong)).status).toBe(413);
    expect((await post({ ...message, feedback: "👩".repeat(20_000) })).status).toBe(201);
  });

  it.each([
    ["GET", "", 405],
    ["POST", undefined, 413],
    ["POST", "no json", 400],
    ["POST", { ...lead, more: 1 }, 400],
  ])("answers %s of %j with %i and stores nothing", async (method, body, status) => {
    const { inbox, stored } = open();
    const answer = await inbox({ method, origin: site, clientAddress: "", body });
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/\S/) } });
    expect(stored).toEqual([]);
  });
});

describe("The spam score", () => {
  it.each([
    ["Can two yards share one record? Our part is HX-2041-B, see https://yard.example.com/hx.", 2],
    [
      "We run three services: https://a.example.org, https://b.example.org and https://c.example.org. Can you help?",
      spamThreshold - 1,
    ],
    ["URGENT: our pilot starts Monday and the box is down.", 0],
    ["Wir möchten die Nachweise für 200 Taucher ausstellen. Geht das?", 0],
  ])("of a genuine message is low: %s", (feedback, highest) => {
    expect(spamScore({ ...message, feedback })).toBeLessThanOrEqual(highest);
  });

  it.each([
    "Get on the first page of Google! Buy backlinks at https://seo.example.org",
    "<a href='https://casino.example.org'>casino bonus</a>",
    "Casino bonus! See https://a.example.org https://b.example.org https://c.example.org",
  ])("of spam reaches the threshold: %s", (feedback) => {
    expect(spamScore({ ...message, feedback })).toBeGreaterThanOrEqual(spamThreshold);
  });

  it("is 0 for a subscription, and reaches the threshold if the name is a web address", () => {
    expect(spamScore({ type: "email", email: "ada@example.com" })).toBe(0);
    expect(spamScore({ ...message, name: "https://seo.example.org" })).toBeGreaterThanOrEqual(spamThreshold);
  });
});
