import type { Content } from "./words";

/**
 * Checks the saved record, and then what the site sends now. Written by hand for Node rather than bundled from run.ts,
 * so that anyone who doubts these pages can read all of it.
 */
export const commands = ({
  name,
  steps,
  fails,
  sample,
}: Content) => `node --input-type=module - ${name}.json <<'END-OF-CHECK'
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const steps = ${JSON.stringify(steps, null, 2)};
const fails = ${JSON.stringify(fails, null, 2)};
const { record } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const origin = record.origin || ${JSON.stringify(sample.site)};

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

// The files that a host sends when their addresses are asked for.
function itemsOf(release) {
  const { files = {}, addresses } = parsed(release);
  const redirected = (addresses?.redirects ?? []).map(({ from }) => from.replace(/\\/\\*$/, ""));
  const items = new Map();
  for (const [file, hash] of Object.entries(files)) {
    const address = \`/\${file}\`.replace(/(\\/index)?\\.html$/, "") || "/";
    if (!/\\.(br|gz)$|^(_[^/]+|\\.nojekyll|404\\.html)$/.test(file) && !redirected.includes(address)) items.set(address, hash);
  }
  return [...items];
}

// The bytes that come from an address, or the status of an answer without a file.
async function fetched(address) {
  const answer = await fetch(origin + address, { cache: "no-store" });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : String(answer.status);
}

function say(step, passes, at = "") {
  console.log(passes ? "pass" : "FAIL", steps[step], at);
  if (passes) return;
  console.log(fails[step].replaceAll("{at}", at));
  process.exit(1);
}

async function check(release, hashOf) {
  say("list", release.length > 0 && sha256(release) === record.digest);
  const items = itemsOf(release);
  const found = [];
  for (const [address] of items) found.push(await hashOf(address));
  const gone = found.findIndex((hash) => /^\\d{3}$/.test(hash));
  say("sent", gone < 0, gone < 0 ? "" : gone + 1);
  const wrong = items.findIndex(([, hash], at) => (found[at] ?? hash) !== hash);
  say("file", wrong < 0, wrong < 0 ? "" : wrong + 1);
  say("all", items.length > 0 && !found.includes(undefined));
}

await check(record.release, (address) => record.found[address]);
console.log(\`\${origin}/release.json\`);
await check(await fetched("/release.json"), async (address) => {
  const came = await fetched(address);
  return typeof came === "string" ? came : sha256(came);
});
END-OF-CHECK`;
