import { serviceNames } from "../read/counter";
import type { Check } from "./findings";
import { allValues, isReadable } from "./values";

/** Analytics need a complete configuration: the script's address, the site's name there, and the notice's text. */
export const checkCounter: Check = (sources, { fault }) => {
  const { site } = sources.shared;
  const { analytics = "none", counter } = site?.content?.launch ?? {};
  if (!site?.content || analytics === "none") return;
  const tell = (field: string[], problem: string, expected: string) =>
    fault({ file: site, path: ["launch", ...field] }, problem, expected);
  const name = serviceNames[analytics];
  if (!counter) {
    tell(
      ["analytics"],
      `${name} counts visitors, but nothing says where its script is.`,
      'Add "counter" below it, with "script" and "site", or write analytics: none.',
    );
    return;
  }
  const isAddress = /^https?:\/\//.test(counter.site);
  if (analytics === "goatcounter" && !(isAddress && URL.canParse(counter.site))) {
    tell(
      ["counter", "site"],
      "GoatCounter identifies a site by its counter's address.",
      "Write it in full, such as https://northwind.goatcounter.com/count.",
    );
  }
  if (analytics !== "goatcounter" && isAddress) {
    tell(
      ["counter", "site"],
      `${name} identifies a site by a name, and this is an address.`,
      analytics === "plausible"
        ? "Write the domain alone, such as www.example.com."
        : "Write the website ID that Umami shows for the site.",
    );
  }
  const isTold = allValues(sources).some(
    ({ file, value }) =>
      sources.pages.some((page) => page === file) && isReadable(value) && value.includes("{statistics}"),
  );
  if (!isTold) {
    tell(
      ["analytics"],
      `${name} counts visitors, but no page tells them.`,
      "Write {statistics} in the privacy notice: it stands for the sentence in words.yaml.",
    );
  }
};
