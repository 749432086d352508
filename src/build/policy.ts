import { createHash } from "node:crypto";
import type { Addresses } from "../content/compile/addresses";

/** The other origins that pages connect to and load from. */
type Origins = Addresses["origins"];

/** Elements without `src` that the browser would run; data blocks such as JSON-LD are not among them. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** CSP source expressions of the inline scripts of a document, each once, in their order. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The Content-Security-Policy of a document. Scripts come from the site, or the analytics service if there is one, or
 * are known by their hash. Inline styles are allowed: Emotion writes them, and pictures have their dominant color as
 * an inline style. The default is the site rather than nothing: Firefox applies it to prefetches, with which Gatsby
 * fetches the next page's data.
 */
export function contentPolicy(html: string, { connect, frame, script }: Origins): string {
  const directives: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["object-src", "'none'"],
    ["script-src", "'self'", ...script, ...scriptHashes(html)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["connect-src", "'self'", ...connect],
    ["frame-src", ...(frame.length > 0 ? frame : ["'none'"])],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

/**
 * The document with its policy first in its head, so that nothing runs before it. An earlier policy is replaced.
 * The declaration of the encoding follows, which has to be within the first 1,024 bytes (HTML, 4.2.5.4).
 */
export function withPolicy(html: string, origins: Origins): string {
  const plain = html.replace(policyElement, "");
  const element = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(plain, origins)}">`;
  const result = plain.replace(/<head>\s*/, `<head>${element}`);
  if (result.slice(0, 1024).search(/<meta charset="utf-8"/i) < 0) {
    throw new Error("The policy pushes the encoding out of the first 1,024 bytes of a document.");
  }
  return result;
}
