import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { AppLink } from "../components/AppLink";
import { ActionButton } from "../components/Button";
import { Pattern } from "../components/Pattern";
import { Content, Lead } from "../components/Section";
import { logMissing } from "../head/notFound";
import { suggestionsFor } from "../services/suggestions";

/** The page for unknown addresses (specification 2.4). It suggests the pages with similar addresses. */
export function NotFound({
  anchor,
  code,
  title,
  text,
  action,
  suggestion,
  pages,
  pattern,
}: Queries.NotFoundFragment) {
  // Starts empty, because the document is the same for every unknown address.
  const [near, setNear] = useState<typeof pages>([]);
  useEffect(() => {
    const { pathname } = window.location;
    const { classList, dataset } = document.documentElement;
    // A redirect is on its way, so there is nothing to log.
    if (classList.contains("leaving")) return;
    // The script in the document has logged this already, unless the visitor navigated here inside the app.
    if (dataset.missing !== pathname) logMissing(pathname);
    setNear(suggestionsFor(pathname, pages));
  }, [pages]);
  return (
    <Band id={anchor ?? undefined}>
      <Content data-pattern="plain">
        <div>
          <Code>{code}</Code>
          <h1>{title}</h1>
          <Lead as="p" html={text} />
          <ActionButton {...action} />
          <Suggestions>
            {near.length > 0 && (
              <>
                <p>{suggestion}</p>
                <ul>
                  {near.map(({ route, name }) => (
                    <li key={route}>
                      <AppLink href={route}>{name}</AppLink>
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

/* Reserves space for the line and the links that will appear (their number is set in head/notFound.ts), if any. */
const Suggestions = styled.div`
  --links: var(--near, 0);
  min-height: calc(min(1, var(--links)) * 1.6em + var(--links) * (1.6em + 1rem));
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
    pages {
      route
      alsoAt
      name
    }
    pattern {
      publicURL
    }
  }
`;
