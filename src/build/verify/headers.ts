import { stagingHeaders } from "../hosts/delivery";
import type { Expected } from "./expected";
import type { Finding } from "./finding";
import type { Answer } from "./request";

/** Older names for the same types. */
const aliases: Record<string, string> = {
  "application/javascript": "text/javascript",
  "application/x-javascript": "text/javascript",
  "text/xml": "application/xml",
};

function typeOf(value: string) {
  const [type = "", ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((text) => text.startsWith("charset="))?.slice("charset=".length);
  return { type: aliases[type] ?? type, charset: charset?.replaceAll('"', "") };
}

/**
 * Whether a media type is equivalent to the right one. Only plain text and Markdown need a `charset`: documents declare
 * their own, scripts and styles use the document's, and the other kinds of text default to UTF-8.
 */
export function isSameType(given: string, right: string): boolean {
  const [a, b] = [typeOf(given), typeOf(right)];
  return (
    a.type === b.type &&
    (a.charset ?? (/^text\/(plain|markdown)$/.test(a.type) ? "" : b.charset)) === b.charset
  );
}

/** Normalizes a header for comparison: neither the order of directives nor the space between them matters. */
const normalized = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .sort()
    .join();

/** Findings about the headers that an answer must have. */
export function headerFindings(
  { headers }: Answer,
  path: string,
  wanted: Readonly<Record<string, string>>,
): Finding[] {
  const findings = Object.entries(wanted).flatMap(([name, right]): Finding[] => {
    const value = headers[name.toLowerCase()]?.toString();
    if (value !== undefined && normalized(value) === normalized(right)) return [];
    const problem =
      value === undefined ? `${name} is not sent` : `${name} is "${value}" instead of "${right}"`;
    return [{ kind: "header", problem, path }];
  });
  for (const name of Object.keys(stagingHeaders)) {
    const value = headers[name.toLowerCase()]?.toString();
    if (value === undefined || name in wanted) continue;
    findings.push({ kind: "header", problem: `${name} is "${value}", as if this were staging`, path });
  }
  return findings;
}

/** Findings about a file's headers: its type, its caching, and `always`, those that every answer must have. */
export function fileHeaderFindings(
  answer: Answer,
  { path, status, type, cacheControl }: Expected,
  always: Readonly<Record<string, string>>,
): Finding[] {
  const given = answer.headers["content-type"];
  const problem = `${given ?? "None"} instead of ${type}`;
  const wrongType: Finding[] =
    type === undefined || isSameType(given ?? "", type) ? [] : [{ kind: "type", problem, path }];
  // Some hosts forbid caching of 404 answers altogether, which is fine.
  const isUncached = status === 404 && answer.headers["cache-control"] === "no-store";
  const wanted = isUncached ? always : { "Cache-Control": cacheControl, ...always };
  return [...wrongType, ...headerFindings(answer, path, wanted)];
}
