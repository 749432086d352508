const noTls = "it does not speak TLS there (should the address begin with http://?)";

/** What codes of Node.js and OpenSSL mean for who asked. */
const meanings: Record<string, string> = {
  ENOTFOUND: "no host has this name",
  EAI_AGAIN: "its name cannot be looked up now (is this machine online?)",
  ECONNREFUSED: "it refuses the connection: no server listens there",
  ECONNRESET: "it closes the connection without an answer",
  EHOSTUNREACH: "no way leads there from this machine",
  ENETUNREACH: "no way leads there from this machine",
  ETIMEDOUT: "it does not answer in time",
  EPROTO: noTls,
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself, which browsers refuse",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by nobody whom this machine trusts",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is signed by nobody whom this machine trusts",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate comes without those that it rests on",
};

/** The code of an error of Node.js, where it has one. */
export function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

/** A host that gives no answer, in one sentence. */
export class Unreachable extends Error {
  constructor(error: unknown, origin: string) {
    super(`${origin} cannot be reached: ${meaningOf(codeOf(error))}.`);
  }
}

function meaningOf(code: string): string {
  if (code.startsWith("HPE_")) return "what it says is no HTTP";
  if (code.startsWith("ERR_SSL_")) return noTls;
  return meanings[code] ?? `the connection fails${code && ` (${code})`}`;
}
