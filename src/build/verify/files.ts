import { sha256 } from "../release";
import type { Expected } from "./expected";
import type { Finding } from "./finding";
import { fileHeaderFindings } from "./headers";
import { type Answer, type Ask, encodings } from "./request";

export interface Look {
  findings: Finding[];
  /** The file as the host sent it, if it did so. */
  body?: Buffer;
}

/** The site under test, and the headers that each of its answers must have. */
export interface Site {
  ask: Ask;
  origin: string;
  always: Readonly<Record<string, string>>;
}

/** SHA-256 of what a host answers for an unknown path. */
export type Nowhere = string | undefined;

/** Where an answer redirects to, if it is a redirect; `address` is what was asked for. */
export function targetOf({ status, headers }: Answer, address: string): URL | undefined {
  const location = headers.location;
  if (status < 300 || status >= 400 || location === undefined) return;
  return URL.canParse(location, address) ? new URL(location, address) : undefined;
}

const hashOf = ({ body }: Answer) => body && sha256(body);

/** Fetches a file in each encoding that it may be sent in, and compares its contents, type and headers. */
export async function lookAt(
  { ask, origin, always }: Site,
  expected: Expected,
  nowhere: Nowhere,
): Promise<Look> {
  const { path } = expected;
  let place = path;
  let answer = await ask(place);
  const findings: Finding[] = [];
  const target = targetOf(answer, origin + path);
  if (target) {
    const destination = target.origin === origin ? target.pathname : target.href;
    findings.push({
      kind: "redirect",
      problem: "Pages redirect instead of answering",
      path: `${path} → ${destination}`,
    });
    if (target.origin !== origin) return { findings };
    place = target.pathname;
    answer = await ask(place);
  }
  const wrong = wrongAnswer(answer, expected, nowhere);
  if (wrong) return { findings: [...findings, wrong] };
  findings.push(...fileHeaderFindings(answer, expected, always));
  const differs = hashOf(answer) !== expected.sha256;
  const problem =
    expected.status === 404 ? "The page for unknown addresses is not 404.html" : "The contents differ";
  if (differs) findings.push({ kind: "changed", problem, path });
  else if (expected.text) findings.push(...(await compressedFindings(ask, place, expected)));
  return { findings, body: answer.body };
}

/** The finding for an answer that is not the file at all. */
function wrongAnswer(answer: Answer, expected: Expected, nowhere: Nowhere): Finding | undefined {
  const { path, status } = expected;
  if (status === 404) {
    if (answer.status === 404) return;
    const problem =
      answer.status === 200
        ? "Unknown addresses are answered with 200, as for a single-page app, instead of 404"
        : `Unknown addresses are answered with ${answer.status} instead of 404`;
    return { kind: "answer", problem, path };
  }
  if (answer.status === 404 || answer.status === 410) {
    return { kind: "missing", problem: `Answered with ${answer.status}`, path };
  }
  if (answer.status !== 200) return { kind: "answer", problem: `Answered with ${answer.status}`, path };
  const hash = hashOf(answer);
  if (hash === nowhere && hash !== expected.sha256) {
    return { kind: "missing", problem: "Answered with the page for unknown addresses", path };
  }
}

/** Some hosts store compressed copies next to the originals, so each copy may be wrong by itself. */
async function compressedFindings(ask: Ask, place: string, { path, sha256: right, status }: Expected) {
  const findings: Finding[] = [];
  for (const encoding of encodings.filter((name) => name !== "identity")) {
    const answer = await ask(place, encoding);
    if (answer.status !== status) {
      const problem = `Answered with ${answer.status} when ${encoding} is asked for`;
      findings.push({ kind: "answer", problem, path });
    } else if (answer.body === undefined) {
      findings.push({ kind: "changed", problem: `Cannot be decoded when sent as ${encoding}`, path });
    } else if (hashOf(answer) !== right) {
      findings.push({ kind: "changed", problem: `The contents differ when sent as ${encoding}`, path });
    }
  }
  return findings;
}
