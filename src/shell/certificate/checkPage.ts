import { fetched, hashOf } from "../../exhibits/site-check/run";
import { keepCheck, readChecks } from "../../shared/checks";
import { markdownOf } from "../../shared/routes";

/**
 * The result of a check: the file is the one that the release lists ("holds"), or another ("fails"). It fits, but the release
 * is newer than the page ("newer"), it did not arrive ("lost"), or the browser computes no hashes at an address without
 * https ("insecure").
 */
export type Found = "holds" | "fails" | "newer" | "lost" | "insecure";

/**
 * Fetches a page's Markdown, hashes it, and compares that with the release's list and with the hash that the page names.
 * What holds is kept on this device.
 */
export async function checkPage(route: string, named: string): Promise<Found> {
  if (!globalThis.crypto?.subtle) return "insecure";
  const file = markdownOf(route);
  try {
    const [content, list] = await Promise.all([fetched(file), fetched("/release.json")]);
    if (!content) return "fails";
    const hash = await hashOf(content);
    const { files } = JSON.parse(new TextDecoder().decode(list));
    if (files[file.slice(1)] !== hash) return "fails";
    if (hash !== named) return "newer";
    keepCheck({ route, hash });
    return "holds";
  } catch {
    return "lost";
  }
}

/** When this browser has checked this same text of the page, in UTC: 2026-11-24 09:30. */
export const checkedAt = (route: string, hash: string) =>
  readChecks().find((check) => check.route === route && !check.piece && check.hash === hash)?.at;
