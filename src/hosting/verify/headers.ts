import { securityHeaders } from "../delivery";
import type { Expected } from "./expected";
import type { Finding } from "./finding";
import type { Answer } from "./request";

/** Older names that mean the same. */
const aliases: Record<string, string> = {
  "application/javascript": "text/javascript",
  "application/x-javascript": "text/javascript",
  "text/xml": "application/xml",
};

/** Browsers take these for UTF-8 unasked; text of other types is guessed at. */
const hasOwnEncoding = /^application\/|^image\//;

function typeOf(value: string) {
  const [type = "", ...parameters] = value.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((text) => text.startsWith("charset="))?.slice("charset=".length);
  return { type: aliases[type] ?? type, charset: charset?.replaceAll('"', "") };
}

/** Whether a media type says the same as the right one: `charset` may be left out where it changes nothing. */
export function isSameType(given: string, right: string): boolean {
  const [a, b] = [typeOf(given), typeOf(right)];
  if (a.type !== b.type) return false;
  return a.charset === undefined
    ? b.charset === undefined || hasOwnEncoding.test(a.type)
    : a.charset === "utf-8";
}

/** Directives may stand in any order, with any space between them. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .sort()
    .join();

/** What is wrong with the headers of an answer. */
export function headerFindings({ headers }: Answer, { path, type, cacheControl }: Expected): Finding[] {
  const findings: Finding[] = [];
  const given = headers["content-type"];
  if (type && !isSameType(given ?? "", type)) {
    findings.push({
      kind: "type",
      problem: given ? `${given} instead of ${type}` : `None instead of ${type}`,
      path,
    });
  }
  for (const [name, right] of Object.entries({ ...securityHeaders, "Cache-Control": cacheControl })) {
    const value = headers[name.toLowerCase()]?.toString();
    if (value === undefined) {
      findings.push({ kind: "header", problem: `${name} is not sent`, path });
    } else if (plain(value) !== plain(right)) {
      findings.push({ kind: "header", problem: `${name} is "${value}" instead of "${right}"`, path });
    }
  }
  return findings;
}
