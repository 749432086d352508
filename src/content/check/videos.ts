import { isPlainObject } from "../derive/schemaLookup";
import type { Check } from "./findings";
import { allValues, valueIn } from "./values";

/** Players that link to a video's own page, which cannot be embedded. */
export const checkVideos: Check = (sources, { fault }) => {
  const { site } = sources.shared;
  const links = valueIn(site?.known, ["links"]);
  const framed = new Set(allValues(sources).flatMap(({ facts, value }) => (facts.framed ? [value] : [])));
  for (const key of framed) {
    const address = isPlainObject(links) && links[key];
    const embed = typeof address === "string" && embedOf(address);
    const cookies = typeof address === "string" && withoutCookies(address);
    if (!site || !(embed || cookies)) continue;
    const spot = { file: site, path: ["links", key] };
    if (embed)
      fault(
        spot,
        "This is a video's own page, which cannot be embedded.",
        `Write its embed address: ${embed}.`,
      );
    else fault(spot, "This video's address sets cookies.", `Write ${cookies}.`);
  }
};

/** The address of a YouTube video without cookies; undefined for any other address. */
function withoutCookies(address: string): string | undefined {
  const [found, rest = ""] = /^https?:\/\/(?:www\.)?youtube\.com(\/embed\/.+)$/.exec(address) ?? [];
  return found && `https://www.youtube-nocookie.com${rest}`;
}

/** The embed address for a video's page on YouTube or Vimeo; undefined for any other address. */
function embedOf(address: string): string | undefined {
  const youtube =
    /^https?:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)([\w-]+)/.exec(address) ??
    /^https?:\/\/youtu\.be\/([\w-]+)/.exec(address);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/(\w+))?/.exec(address);
  return vimeo
    ? `https://player.vimeo.com/video/${vimeo[1]}?dnt=1${vimeo[2] ? `&h=${vimeo[2]}` : ""}`
    : undefined;
}
