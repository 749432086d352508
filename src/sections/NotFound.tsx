import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { AppLink } from "../components/AppLink";
import { ActionButton } from "../components/Button";
import { Pattern } from "../components/Pattern";
import { Content, Lead } from "../components/Section";
import { nearest } from "../shared/nearest";

/** The page for unknown addresses (specification 2.4), which suggests the nearest page. */
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
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { pathname } = window.location;
    // If a redirect is about to take over, there is nothing to warn about.
    if (document.documentElement.classList.contains("leaving")) return;
    console.warn(`404: there is no page at ${pathname}`);
    setPath(pathname);
  }, []);
  const route =
    path &&
    nearest(
      path,
      pages.map((page) => page.route),
    );
  const page = pages.find((candidate) => candidate.route === route);
  return (
    <Band id={anchor ?? undefined}>
      <Content data-pattern="">
        <div>
          <Code>{code}</Code>
          <h1>{title}</h1>
          <Lead as="p" html={text} />
          <ActionButton {...action} />
          <Suggestion>
            {page && (
              <>
                <span>{suggestion}</span> <AppLink to={{ href: page.route }}>{page.name}</AppLink>
              </>
            )}
          </Suggestion>
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

/* Space for two lines, reserved because the suggestion appears after the page. */
const Suggestion = styled.p`
  min-height: 3.2em;
  color: var(--fg-muted);
  a {
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
    pages {
      route
      name
    }
  }
`;
