import { keepCheck } from "../../shared/checks";
import { canonicalPath } from "../../shared/routes";
import { hashOf } from "../site-check/run";
import { type RecordFile, savedText } from "./recordFile";

/** Notes on this device that a record holds, by the hash of its saved file (sections/Checks.tsx lists it). */
export async function remember(root: HTMLElement, file: RecordFile) {
  const hash = await hashOf(new TextEncoder().encode(savedText(file)));
  const piece = root.closest("section")?.querySelector("h2")?.textContent ?? undefined;
  keepCheck({ route: canonicalPath(location.pathname), piece, hash });
}
