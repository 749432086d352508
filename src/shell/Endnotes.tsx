import type { Content } from "../content/model/schema";

/**
 * The addresses of a page's links, on paper alone. Beside the app rather than in it: a script in <head> fills it before
 * the page is printed (head/endnotes.ts), and React would not know of that.
 */
export const Endnotes = ({ words }: { words: Content["words"]["print"] }) => (
  <section className="endnotes" hidden>
    <h2>{words.links}</h2>
    <ol />
  </section>
);
