import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { addressOf, fits } from "../hash-address/run";
import { collect, send, type Waiting } from "../message-box/run";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the recipient's inbox gets: where the bytes are, and the key that opens them. */
interface Pointer {
  uhrpURL: string;
  key: string;
}

const opening = (key: Bytes) => crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);

/** The recording is encrypted with a key of its own, drawn for it alone: the form is that of the SDK's SymmetricKey. */
export async function encrypt(recording: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await opening(key), recording);
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
}

/** The bytes have gone to a host. Their address and the key go another way, encrypted for the recipient. */
export async function leave(sender: ProtoWallet, recipient: string, stored: Bytes, key: Bytes) {
  const pointer: Pointer = { uhrpURL: await addressOf(stored), key: toBase64([...key]) };
  return send(sender, recipient, "voicemail", JSON.stringify(pointer));
}

/** Joins what came from the host with what came to the inbox: the recording, or what is in the way. */
export async function join(reader: ProtoWallet, note: Waiting, stored: Bytes) {
  const opened = await collect(reader, note);
  if ("broken" in opened) return { broken: opened.broken };
  const { uhrpURL, key }: Pointer = JSON.parse(opened.body);
  if (!(await fits(uhrpURL, stored))) return { broken: "bytes" };
  const [iv, sealed] = [stored.slice(0, 32), stored.slice(32)];
  const unlocked = await opening(new Uint8Array(toArray(key, "base64")));
  return {
    recording: new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, unlocked, sealed)),
  };
}
