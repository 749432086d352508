const noTls = "it does not speak TLS there (should the address begin with http://?)";

/** What the error codes of Node.js and OpenSSL mean, in plain words. */
const meanings: Record<string, string> = {
  ENOTFOUND: "no host has this name",
  EAI_AGAIN: "its name cannot be looked up right now (is this machine online?)",
  ECONNREFUSED: "it refuses the connection: no server listens there",
  ECONNRESET: "it closes the connection without an answer",
  EHOSTUNREACH: "there is no route to it from this machine",
  ENETUNREACH: "there is no route to it from this machine",
  ETIMEDOUT: "it does not answer in time",
  EPROTO: noTls,
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed, which browsers refuse",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not signed by an authority that this machine trusts",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not signed by an authority that this machine trusts",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "it does not send the intermediate certificates that belong to its own",
};

/** The code of an error of Node.js, if it has one. */
export function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

/** A host that does not answer; the message says why in one sentence. */
export class Unreachable extends Error {
  constructor(error: unknown, origin: string) {
    super(`${origin} cannot be reached: ${meaningOf(codeOf(error))}.`);
  }
}

function meaningOf(code: string): string {
  if (code.startsWith("HPE_")) return "its answer is not HTTP";
  if (code.startsWith("ERR_SSL_")) return noTls;
  return meanings[code] ?? `the connection fails${code && ` (${code})`}`;
}
