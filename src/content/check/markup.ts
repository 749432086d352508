import { hiddenIn } from "../read/decode";
import { markupIn } from "../read/markdown";
import { isEndpoint } from "./endpoints";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, valuesOf } from "./values";

/** HTML in text, which visitors would see as typed; invisible characters; form endpoints that cannot work. */
export const checkMarkup: Check = (sources, { fault }) => {
  for (const found of allValues(sources)) {
    const {
      file,
      path,
      value,
      facts: { kind },
    } = found;
    const hidden = hiddenIn(value);
    if (hidden) {
      fault(
        { file, path },
        `There is an invisible character in this text (${hidden.name}).`,
        "Remove the backslash that makes it, or retype the words.",
      );
    }
    if (!isReadable(value) || kind === "link" || kind === "file" || kind === "icon") continue;
    const markup = markupIn(value, isMarkdown(found));
    if (!markup) continue;
    fault(
      { file, path },
      `There is HTML in this text: ${markup.slice(0, 60)}`,
      isMarkdown(found)
        ? "Use Markdown: **bold**, *italic*, [a link](/contact); code goes between backticks."
        : "This is plain text: write only the words.",
      markup.split("\n")[0],
    );
  }
  for (const { file, path, value: endpoint } of valuesOf(
    sources,
    "site.forms.contact",
    "site.forms.newsletter",
  )) {
    if (isEndpoint(endpoint)) continue;
    fault(
      { file, path },
      `The ${path.at(-1)} form cannot send to "${endpoint}".`,
      'Write an address that begins with https://, or "" for no form.',
    );
  }
};
