import { type IncomingHttpHeaders, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent: not decompressed. */
  body: Buffer;
}

/** Asks for an address exactly as it is written, and follows nothing. `ca` is the only authority that is believed. */
export const ask = (url: string, headers: Record<string, string> = {}, ca?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const [, scheme, host, path = "/"] = /^(https?):\/\/([^/]+)(.*)$/.exec(url) ?? [];
    const [hostname, port] = (host ?? "").split(":");
    const request = scheme === "https" ? requestSecurely : requestPlainly;
    const asked = request({ hostname, port, path, headers, ca, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });

/** The address that a redirect leads to, whole. */
export const target = (url: string, { headers }: Answer) => new URL(headers.location ?? "", url).href;
