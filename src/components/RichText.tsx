import styled from "@emotion/styled";
import type { Html } from "../shared/compiled";
import { copyCode } from "./copyCode";
import { scrollStops } from "./scrollStops";
import { Text } from "./Text";

/** Running text from a content file's Markdown: paragraphs, lists, subheadings, tables and code. */
export const RichText = ({ html }: { html: Html }) => <Block ref={ready} html={html} />;

/** Attaches the behavior of code blocks and tables. */
function ready(element: HTMLElement | null) {
  const ends = [scrollStops(element), copyCode(element)];
  return () => {
    for (const end of ends) end?.();
  };
}

const Block = styled(Text)`
  display: grid;
  gap: 1.1em;
  min-width: 0;
  > * {
    min-width: 0;
  }
  /* Code and tables reach the edge of the content. */
  > :not(.code, .scroll) {
    max-width: var(--measure);
  }
  p {
    text-wrap: pretty;
  }
  h3,
  h4 {
    margin-top: 0.9em;
    font-size: var(--text-h3);
  }
  ul,
  ol {
    display: grid;
    /* A long word breaks; it does not make the list wider than the page. */
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5em;
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--fg-faint);
  }
  a {
    color: var(--accent);
  }
  a:hover {
    color: var(--accent-hover);
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: 5px;
    background: var(--bg-sunken);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  pre code {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  blockquote {
    padding-inline-start: 1.25rem;
    border-inline-start: 2px solid var(--line-strong);
    color: var(--fg-muted);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
  }
  th,
  td {
    padding: 0.7rem 1rem 0.7rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 560;
  }
  /* A grid that would have to break across pages goes to the next one whole. */
  @media print {
    display: block;
    > * + * {
      margin-top: 1.1em;
    }
  }
`;
