import styled from "@emotion/styled";
import { buttonStyle } from "../components/Button";
import { currentPart } from "../components/currentPart";
import { below, from } from "../theme/breakpoints";

interface Props extends Pick<Queries.ArticleFragment, "numbered" | "printLabel" | "parts"> {
  title: string;
}

/** An article's table of contents, on the side where there is room, with a line that shows what is read. */
export function ArticleContents({ title, numbered, printLabel, parts }: Props) {
  return (
    <Contents aria-label={title}>
      {printLabel && (
        <button
          type="button"
          css={buttonStyle("secondary")}
          className="needs-js"
          onClick={() => window.print()}
        >
          {printLabel}
        </button>
      )}
      <h2>{title}</h2>
      <ol ref={currentPart} data-numbered={numbered}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

const Contents = styled.nav`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  font-size: var(--text-small);
  button {
    margin-bottom: 1rem;
  }
  h2 {
    font-weight: 560;
    font-size: var(--text-small);
    letter-spacing: 0;
  }
  a {
    display: block;
    padding-block: 0.3rem;
    color: var(--fg-muted);
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    color: var(--fg);
    text-decoration: underline;
  }
  a[aria-current] {
    color: var(--fg);
  }
  li::marker {
    color: var(--fg-faint);
  }
  ol[data-numbered="true"] {
    padding-inline-start: 1.6em;
    list-style: decimal;
  }
  @media screen and ${from("medium")} and ${below("wide")} {
    justify-items: stretch;
    button {
      justify-self: start;
    }
    ol {
      columns: 2;
      column-gap: var(--gap);
    }
    li {
      break-inside: avoid;
    }
  }
  @media ${from("wide")} {
    /* A line that shows the reading progress. */
    li {
      position: relative;
    }
    li::after {
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-1 * var(--indent));
      width: 2px;
      background: var(--line);
      content: "";
    }
    li:has(a[aria-current])::after {
      background: var(--accent);
    }
    ol {
      --indent: 1rem;
      padding-inline-start: var(--indent);
    }
    ol[data-numbered="true"] {
      --indent: 2.6em;
      padding-inline-start: var(--indent);
    }
    /* The lower the window, the closer its lines, so that 15 entries are in view at once. */
    gap: 0.5rem;
    font-size: clamp(0.875rem, 1.6vh, var(--text-small));
    button {
      margin-bottom: 0.25rem;
    }
    a {
      min-height: 1.5rem;
      padding-block: clamp(0.125rem, 1.6vh - 0.65rem, 0.3rem);
      line-height: 1.25;
    }
    position: sticky;
    top: calc(var(--header) + 0.75rem);
    align-self: start;
    max-height: calc(100vh - var(--header) - 1.5rem);
    overflow-y: auto;
  }
`;
