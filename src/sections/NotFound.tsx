import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { AppLink } from "../components/AppLink";
import { ActionButton } from "../components/Button";
import { Pattern } from "../components/Pattern";
import { Content, Lead } from "../components/Section";
import { type Suggestion, suggestionsFor } from "../services/suggestions";

/** The page for unknown addresses (specification 2.4), which suggests pages for the words of the address. */
export function NotFound({
  anchor,
  code,
  title,
  text,
  action,
  suggestion,
  pattern,
}: Queries.NotFoundFragment) {
  const [pages, setPages] = useState<Suggestion[]>([]);
  useEffect(() => {
    const { pathname } = window.location;
    // If a redirect is about to take over, there is nothing to warn about.
    if (document.documentElement.classList.contains("leaving")) return;
    console.warn(`404: there is no page at ${pathname}`);
    let shown = true;
    suggestionsFor(pathname).then((found) => {
      if (shown) setPages(found);
    });
    return () => {
      shown = false;
    };
  }, []);
  return (
    <Band id={anchor ?? undefined}>
      <Content data-pattern="">
        <div>
          <Code>{code}</Code>
          <h1>{title}</h1>
          <Lead as="p" html={text} />
          <ActionButton {...action} />
          <Suggestions>
            {pages.length > 0 && (
              <>
                <p>{suggestion}</p>
                <ul>
                  {pages.map(({ to, page }) => (
                    <li key={to}>
                      <AppLink to={{ href: to }}>{page}</AppLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Suggestions>
        </div>
        {pattern && <Pattern file={pattern} />}
      </Content>
    </Band>
  );
}

const Band = styled.section`
  padding: calc(var(--rhythm) * 0.8) var(--gutter);
  > div > div {
    display: grid;
    justify-items: start;
    gap: 1.25rem;
  }
  .pattern {
    align-self: start;
  }
  h1 {
    font-size: var(--text-h1);
    letter-spacing: -0.03em;
  }
`;

const Code = styled.p`
  color: var(--fg-faint);
  font: 600 clamp(4rem, 3rem + 8vw, 9rem) / 1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`;

/* Space for a line and three links, reserved because they appear after the page. */
const Suggestions = styled.div`
  min-height: 10rem;
  color: var(--fg-muted);
  a {
    display: inline-block;
    padding-block: 0.5rem;
    color: var(--accent);
  }
`;

export const notFoundFragment = graphql`
  fragment NotFound on NotFound {
    anchor
    code
    title
    text {
      html
    }
    action {
      ...ActionParts
    }
    suggestion
    pattern {
      publicURL
    }
  }
`;
