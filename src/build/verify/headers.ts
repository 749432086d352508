import { securityHeaders } from "../hosts/delivery";
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
 * Whether a media type means the same as the right one. Only plain text and Markdown need their `charset`: documents declare their
 * own, scripts and styles use that of the document, and the other kinds of text are UTF-8 by default.
 */
export function isSameType(given: string, right: string): boolean {
  const [a, b] = [typeOf(given), typeOf(right)];
  return (
    a.type === b.type &&
    (a.charset ?? (/^text\/(plain|markdown)$/.test(a.type) ? "" : b.charset)) === b.charset
  );
}

/** For comparison: the order of directives and the space between them make no difference. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .filter(Boolean)
    .sort()
    .join();

function headerFindings({ headers }: Answer, path: string, wanted: Record<string, string>): Finding[] {
  return Object.entries(wanted).flatMap(([name, right]) => {
    const value = headers[name.toLowerCase()]?.toString();
    if (value !== undefined && plain(value) === plain(right)) return [];
    const problem =
      value === undefined ? `${name} is not sent` : `${name} is "${value}" instead of "${right}"`;
    return [{ kind: "header", problem, path }];
  });
}

/** What is wrong with the headers that every answer must have. */
export const securityFindings = (answer: Answer, path: string) =>
  headerFindings(answer, path, securityHeaders);

/** What is wrong with the headers of a file: its type, how long it may be cached, and those of every answer. */
export function fileHeaderFindings(
  answer: Answer,
  { path, status, type, cacheControl }: Expected,
): Finding[] {
  const given = answer.headers["content-type"];
  const problem = `${given ?? "None"} instead of ${type}`;
  const wrongType: Finding[] =
    type === undefined || isSameType(given ?? "", type) ? [] : [{ kind: "type", problem, path }];
  // Some hosts forbid caching a 404 answer at all, which is fine.
  const isUncached = status === 404 && answer.headers["cache-control"] === "no-store";
  const wanted = isUncached ? securityHeaders : { "Cache-Control": cacheControl, ...securityHeaders };
  return [...wrongType, ...headerFindings(answer, path, wanted)];
}
