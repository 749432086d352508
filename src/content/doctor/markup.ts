import { markupIn } from "../markdown";
import type { Check } from "./findings";
import { eachValue } from "./roles";

/** HTML in text, which visitors would read as signs, and form addresses that are none. */
export const checkMarkup: Check = (sources, { faults }) => {
  eachValue(sources, ({ file, path, value, kind }) => {
    if (kind === "link" || kind === "file" || kind === "icon") return;
    const markup = markupIn(value, kind === "text" || kind === "prose");
    if (!markup) return;
    faults.push(
      file.fault(
        path,
        `There is HTML in this text: ${markup.slice(0, 60)}`,
        kind === "text" || kind === "prose"
          ? "Use Markdown: **bold**, *italic*, [a link](/contact); code goes between backticks."
          : "This is plain text: write the words alone.",
      ),
    );
  });
  const { site } = sources.shared;
  for (const [form, endpoint] of Object.entries(site?.content?.forms ?? {})) {
    if (
      !site ||
      endpoint === "" ||
      /^(?:https:\/\/|\/(?!\/)|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(endpoint)
    ) {
      continue;
    }
    faults.push(
      site.fault(
        ["forms", form],
        `The ${form} form cannot send to "${endpoint}".`,
        'Write an address that begins with https://, or "" for no form.',
      ),
    );
  }
};
