/** Bytes in base64 (RFC 4648, section 4). The SDK's own takes much longer, and the page stands still for it. */
export const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** The same for addresses (section 5), without padding. */
export const base64UrlOf = (bytes: Uint8Array) =>
  base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The bytes of base64 in either alphabet. Throws if it is none. */
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );
