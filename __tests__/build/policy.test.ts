import { createHash } from "node:crypto";
import { contentPolicy, scriptHashes, withPolicy } from "../../src/build/policy";
import { addresses } from "../support/release";

const none = { connect: [], frame: [], script: [] };
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const documentOf = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head>\n<meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("The policy of a document", () => {
  it("lists each inline script once by its hash, whatever its attributes", () => {
    const html = documentOf(
      '<script>one()</script><script id="x">\n two() </script>',
      '<script type="module">one()</script>',
    );
    expect(scriptHashes(html)).toEqual([hashOf("one()"), hashOf("\n two() ")]);
    expect(directive(contentPolicy(html, none), "script-src")).toBe(
      `script-src 'self' ${hashOf("one()")} ${hashOf("\n two() ")}`,
    );
  });

  it("needs no hash for data blocks and for scripts that are files", () => {
    const html = documentOf(
      '<script type="application/ld+json">{"a":1}</script><script src="/app.js"></script><script async src="/b.js"></script>',
    );
    expect(scriptHashes(html)).toEqual([]);
  });

  it("never allows inline scripts in general, plug-ins or another base", () => {
    const policy = contentPolicy(documentOf("<script>one()</script>"), none);
    expect(directive(policy, "script-src")).not.toMatch(/unsafe/);
    expect(directive(policy, "object-src")).toBe("object-src 'none'");
    expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
  });

  it("allows what has no directive of its own, such as a prefetch, from the site alone", () => {
    const policy = contentPolicy(documentOf(""), addresses.origins);
    expect(directive(policy, "default-src")).toBe("default-src 'self'");
  });

  it("allows the hosts of forms and videos, and no others", () => {
    const policy = contentPolicy(documentOf(""), addresses.origins);
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://forms.example.com");
    expect(directive(policy, "frame-src")).toBe("frame-src https://player.example.com");
    expect(directive(contentPolicy(documentOf(""), none), "connect-src")).toBe("connect-src 'self'");
    expect(directive(contentPolicy(documentOf(""), none), "frame-src")).toBe("frame-src 'none'");
  });
});

describe("Where a service counts visitors, the policy", () => {
  const script = "https://stats.example.com/js/script.js";
  const counted = { ...none, connect: ["https://stats.example.com"], script: [script] };

  it("allows its script, and no other of its host", () => {
    const policy = contentPolicy(documentOf("<script>one()</script>"), counted);
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${script} ${hashOf("one()")}`);
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://stats.example.com");
  });
});

describe("A document with its policy", () => {
  it("has the policy first in its head, before the encoding", () => {
    expect(withPolicy(documentOf("<script>one()</script>"), none)).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta charset="utf-8">/,
    );
  });

  it("does not change when the policy is added again, except for what has changed", () => {
    const once = withPolicy(documentOf("<script>one()</script>"), addresses.origins);
    expect(withPolicy(once, addresses.origins)).toBe(once);
    const changed = withPolicy(once.replace("one()", "two()"), none);
    expect(changed.match(/http-equiv/g)).toHaveLength(1);
    expect(changed).toContain(hashOf("two()"));
    expect(changed).not.toContain(hashOf("one()"));
  });

  it("keeps characters that are special in a replacement", () => {
    expect(withPolicy(documentOf("<script>'$&$1'</script>"), none)).toContain("<script>'$&$1'</script>");
  });

  it("declares its encoding within the first 1,024 bytes, or the build stops", () => {
    const scripts = Array.from({ length: 20 }, (_, index) => `<script>run(${index})</script>`).join("");
    expect(() => withPolicy(documentOf(scripts), none)).toThrow("first 1,024 bytes");
  });
});
