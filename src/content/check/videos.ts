import { isGroup } from "../derive/walk";
import type { Check } from "./findings";
import { allValues, valueIn } from "./values";

/** Links of players that lead to the page of a video, which its host shows in no other page. */
export const checkVideos: Check = (sources, { faults }) => {
  const { site } = sources.shared;
  const links = valueIn(site?.known, ["links"]);
  const framed = new Set(allValues(sources).flatMap(({ facts, value }) => (facts.framed ? [value] : [])));
  for (const key of framed) {
    const address = isGroup(links) && links[key];
    const embed = typeof address === "string" && embedOf(address);
    const cookies = typeof address === "string" && withoutCookies(address);
    if (!site || !(embed || cookies)) continue;
    faults.push(
      embed
        ? site.fault(
            ["links", key],
            "This is the page of a video, which its host lets no other page show.",
            `Write its embed address: ${embed}.`,
          )
        : site.fault(["links", key], "This address of a video sets cookies.", `Write ${cookies}.`),
    );
  }
};

/** The address of a video at YouTube that sets no cookies, from one that does; undefined for any other. */
function withoutCookies(address: string): string | undefined {
  const [found, rest = ""] = /^https?:\/\/(?:www\.)?youtube\.com(\/embed\/.+)$/.exec(address) ?? [];
  return found && `https://www.youtube-nocookie.com${rest}`;
}

/** The embed address of a video that YouTube or Vimeo has at this address; undefined if it is no page of theirs. */
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
