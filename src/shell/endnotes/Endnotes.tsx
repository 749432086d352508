import type { Content } from "../../content/model/schema";

/**
 * The addresses of a page's links, in print only. Outside of the app, because a script in <head> fills it before the
 * page is printed (script.ts), which React would not know about.
 */
export const Endnotes = ({ words }: { words: Content["words"]["print"] }) => (
  <section className="endnotes" lang="en" hidden>
    <h2>{words.links}</h2>
    <ol />
  </section>
);
