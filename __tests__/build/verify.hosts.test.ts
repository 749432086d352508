import { type AddressInfo, createServer } from "node:net";
import { inWords } from "../../src/build/verify/report";
import { verifySite } from "../../src/build/verify/site";
import { Unreachable } from "../../src/build/verify/trouble";
import { host, type Tamper } from "../support/host";
import { page, smallRelease } from "../support/release";

/** A small release on a host that answers as `tamper` has it. */
async function hosted(tamper: Tamper) {
  const { folder, release } = await smallRelease();
  return { origin: await host(folder, tamper), release };
}

describe("A misconfigured host", () => {
  it("may answer every path with its home page", async () => {
    const { origin, release } = await hosted((path, right) =>
      right.status === 404 || right.status === 301 || path === "/robots.txt"
        ? { status: 200, headers: { "Content-Type": "text/html" }, body: page("An app") }
        : right,
    );
    const { findings } = await verifySite(origin, release);
    const answers = findings.filter(({ kind }) => kind === "answer");
    expect(answers).toHaveLength(2);
    expect(answers[0]?.problem).toBe(
      "Unknown addresses are answered with 200, as for a single-page app, instead of 404",
    );
    expect(findings).toContainEqual({
      kind: "missing",
      problem: "Answered with the page for unknown addresses",
      path: "/robots.txt",
    });
    expect(findings.filter(({ kind }) => kind === "extra")).toEqual([]);
  });

  it("may have its own page for unknown addresses", async () => {
    const { origin, release } = await hosted((_, right) =>
      right.status === 404 ? { ...right, body: "Not Found" } : right,
    );
    const { findings } = await verifySite(origin, release);
    expect(new Set(findings.map(({ problem }) => problem))).toEqual(
      new Set(["The page for unknown addresses is not 404.html"]),
    );
  });

  it("may have another release, or name none", async () => {
    const { origin, release } = await hosted((path, right) =>
      path === "/release.json" ? { ...right, body: "<html>" } : right,
    );
    const result = await verifySite(origin, release);
    expect(inWords("x", release, result)).toContain("There: no release.json that names a commit (x)");
    expect(inWords("x", { ...release, commit: "ffff" }, { ...result, commit: "0f1e" })).toContain(
      "There: commit 0f1e, another release (x)",
    );
  });

  it("may redirect everything to another host", async () => {
    const { origin, release } = await hosted(() => ({
      status: 301,
      headers: { Location: "https://www.example.com/" },
    }));
    await expect(verifySite(origin, release)).rejects.toThrow(
      `${origin} redirects to https://www.example.com: verify that address.`,
    );
  });

  it("may have trouble with some files", async () => {
    const { origin, release } = await hosted((path, right) => {
      if (path === "/robots.txt") return undefined;
      return path === "/about" ? { status: 503, headers: {} } : right;
    });
    const { findings } = await verifySite(origin, release);
    expect(findings).toEqual([
      { kind: "answer", problem: "Answered with 503", path: "/about" },
      {
        kind: "answer",
        problem: `${origin} cannot be reached: it closes the connection without an answer`,
        path: "/robots.txt",
      },
    ]);
  });

  it("may fail in the middle of the check", async () => {
    let requests = 0;
    const { origin, release } = await hosted((_, right) => (++requests > 5 ? undefined : right));
    await expect(verifySite(origin, release)).rejects.toThrow(
      `${origin} cannot be reached: it closes the connection without an answer.`,
    );
  });
});

describe("A host that gives no answer", () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  /** A server that always gives the same answer, or none. */
  async function mute(words: string): Promise<string> {
    const sockets = new Set<{ destroy: () => void }>();
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => {}));
      if (words) socket.end(words);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    open.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it("is reported in one sentence, whatever the cause", async () => {
    const { release } = await smallRelease();
    const silent = await mute("");
    const odd = await mute("SSH-2.0\r\n\r\n");
    const sentences: [string, string][] = [
      [silent, "it does not answer in time."],
      [odd, "its answer is not HTTP."],
      [
        odd.replace("http:", "https:"),
        "it does not speak TLS there (should the address begin with http://?).",
      ],
      ["http://127.0.0.1:1", "it refuses the connection: no server listens there."],
    ];
    for (const [origin, sentence] of sentences) {
      await expect(verifySite(origin, release, 300)).rejects.toThrow(
        `${origin} cannot be reached: ${sentence}`,
      );
    }
  });

  it.each([
    ["ENOTFOUND", "no host has this name"],
    ["CERT_HAS_EXPIRED", "its certificate has expired"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "its certificate is for another name"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "its certificate is self-signed, which browsers refuse"],
    ["EODD", "the connection fails (EODD)"],
  ])("%s means: %s", (code, sentence) => {
    expect(new Unreachable({ code }, "https://x.example.com").message).toBe(
      `https://x.example.com cannot be reached: ${sentence}.`,
    );
    expect(new Unreachable(new Error("?"), "https://x.example.com").message).toMatch(
      /: the connection fails\.$/,
    );
  });
});
