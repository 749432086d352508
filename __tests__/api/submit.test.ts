import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { maxBodyBytes } from "../../leads/src/rules";
import submit from "../../src/api/submit";
import { temporaryFolder } from "../support/content";

const lead = { type: "email", email: "ada@example.com" };

let file: string;

/** Sends a request to the inbox and returns its answer. */
async function send(method: string, body?: unknown) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown };
  const response = {
    status: (status: number) => Object.assign(answer, { status }) && response,
    setHeader: (name: string, value: string) => Object.assign(answer.headers, { [name]: value }) && response,
    json: (json: unknown) => Object.assign(answer, { body: json }),
    end: () => answer,
  };
  await submit({ method, body } as GatsbyFunctionRequest, response as unknown as GatsbyFunctionResponse);
  return answer;
}

const lines = () =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(() => {
  file = join(temporaryFolder(), "below", "leads.jsonl");
  process.env.LEADS_FILE = file;
});

afterEach(() => {
  delete process.env.LEADS_FILE;
});

describe("The local inbox", () => {
  it("writes a lead and its time to the file before it answers", async () => {
    const answer = await send("POST", lead);
    expect(answer).toMatchObject({ status: 201, body: { ok: true } });
    expect(lines()).toEqual([
      expect.objectContaining({ ...lead, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }),
    ]);
  });

  it("writes each lead as one line, even if its message has line breaks", async () => {
    const message = {
      type: "feedback",
      name: "Ada",
      email: "ada@example.com",
      feedback: "Hello\nthere",
      newsletterSubscribe: 1,
    };
    await send("POST", lead);
    await send("POST", JSON.stringify(message));
    expect(lines()).toEqual([expect.objectContaining(lead), expect.objectContaining(message)]);
  });

  it("loses no lead when many arrive at once", async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `ada${index}@example.com`);
    await Promise.all(emails.map((email) => send("POST", { ...lead, email })));
    expect(
      lines()
        .map(({ email }) => email)
        .sort(),
    ).toEqual([...emails].sort());
  });

  it.each([[undefined], ["no json"], [{ type: "email" }], [{ ...lead, extra: 1 }]])(
    "refuses %j with HTTP 400 and a reason, and keeps nothing",
    async (body) => {
      const answer = await send("POST", body);
      expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/\S/) } });
      expect(lines).toThrow("ENOENT");
    },
  );

  it("refuses what the services behind the forms refuse for its length, though Gatsby has read it", async () => {
    expect(await send("POST", { ...lead, more: "x".repeat(maxBodyBytes) })).toMatchObject({ status: 413 });
    expect(lines).toThrow("ENOENT");
  });

  it.each(["GET", "PUT", "DELETE"])(
    "answers %s with HTTP 405, and says which methods it accepts",
    async (method) => {
      const answer = await send(method, lead);
      expect(answer).toMatchObject({ status: 405, headers: { Allow: "OPTIONS, POST" } });
      expect(lines).toThrow("ENOENT");
    },
  );
});
