import { keepCheck } from "../../shared/checks";
import { canonicalPath } from "../../shared/routes";
import { type RecordFile, savedText } from "./recordFile";

/** Keeps on this device that a record holds, by the hash of the file in which it is saved (sections/Checks.tsx). */
export async function remember(root: HTMLElement, file: RecordFile) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(savedText(file)));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const piece = root.closest("section")?.querySelector("h2")?.textContent ?? undefined;
  keepCheck({ route: canonicalPath(location.pathname), piece, hash });
}
