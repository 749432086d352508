import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef, useState } from "react";
import { buttonStyle } from "../../components/Button";
import { Icon, uiIcons } from "../../components/Icon";
import { Content } from "../../components/Section";
import { useChrome } from "../../hooks/useChrome";
import { useNear } from "../../hooks/useNear";
import { markdownOf } from "../../shared/routes";
import { from } from "../../theme/breakpoints";
import type { Found } from "./checkPage";
import { Edge, Medallion } from "./Medallion";

export interface CertificateProps {
  route: string;
  /** SHA-256 of the page's Markdown twin. */
  digest: string;
  /** The engraving that grows from it. */
  pattern: string;
}

/** What each page ends with: its engraving, the hash of its text, and a check of that hash. */
export function Certificate({ route, digest, pattern }: CertificateProps) {
  const { siteContent, wordsContent } = useChrome<Queries.CertificateChromeFragment>();
  const { certificate: words, exhibit } = wordsContent;
  const { committed, url } = siteContent;
  const [found, setFound] = useState<Found | "busy">();
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref, 600);
  const file = markdownOf(route);
  const sentences = { ...words, insecure: exhibit.insecure, busy: words.checking };

  const check = async () => {
    if (found === "busy") return;
    setFound("busy");
    try {
      const { checkPage } = await import("./checkPage");
      setFound(await checkPage(file, digest));
    } catch {
      // The code of the check did not come either.
      setFound("lost");
    }
  };

  return (
    <Band ref={ref} data-ink="" data-certificate={found ?? ""} aria-label={words.label}>
      <Edge at="top" />
      <Content>
        <Medallion pattern={pattern} shown={near} />
        <Facts>
          <div>
            <dt>{words.page}</dt>
            <dd>{route}</dd>
          </div>
          <div>
            <dt>{words.hash}</dt>
            <dd>
              <code translate="no">{digest}</code> <a href={file}>{file}</a>
            </dd>
          </div>
          {committed && (
            <div>
              <dt>{words.time}</dt>
              <dd>
                <time dateTime={committed}>{`${committed.slice(0, 16).replace("T", " ")} UTC`}</time>
              </dd>
            </div>
          )}
        </Facts>
        <Check className="needs-js">
          <button type="button" css={buttonStyle("secondary")} onClick={check}>
            {words.check}
          </button>
          <output>
            {found === "holds" && <Icon drawing={uiIcons.check} size={18} />}
            {found === "fails" && <Icon drawing={uiIcons.close} size={18} />}
            {found && sentences[found]}
          </output>
        </Check>
        <Command className="without-js">
          {words.command} <code translate="no">{`curl -s ${url}${file} | shasum -a 256`}</code>
        </Command>
      </Content>
      <Edge at="bottom" />
    </Band>
  );
}

const Band = styled.section`
  position: relative;
  padding: clamp(3.5rem, 6vw, 5rem) var(--gutter);
  [data-closing] + & {
    padding-top: 0;
  }
  background: var(--bg-raised);
  color: var(--fg-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  position: relative;
  display: grid;
  gap: 0.875rem;
  max-width: min(42rem, 100%);
  dt {
    font-size: var(--text-label);
  }
  dd {
    color: var(--fg);
  }
  code {
    font: 400 var(--text-label) / 1.6 var(--font-mono);
    /* One click selects all of it and nothing else. */
    -webkit-user-select: all;
    user-select: all;
  }
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

const Check = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  max-width: min(42rem, 100%);
  min-height: 4.5rem;
  margin-top: 1.25rem;
  output {
    flex: 1 1 18rem;
    color: var(--fg);
  }
  svg {
    margin-inline-end: 0.5rem;
    vertical-align: -0.2em;
  }
  [data-certificate="holds"] & svg {
    color: var(--proof);
  }
  [data-certificate="fails"] & output {
    color: var(--danger);
  }
`;

const Command = styled.p`
  position: relative;
  max-width: min(42rem, 100%);
  margin-top: 1.25rem;
  code {
    display: block;
    color: var(--fg);
    font: 400 var(--text-label) / 1.6 var(--font-mono);
  }
  @media ${from("medium")} {
    code {
      max-width: 42rem;
    }
  }
`;

export const certificateChrome = graphql`
  fragment CertificateChrome on Query {
    siteContent { committed url }
    wordsContent {
      certificate { label page hash time check checking holds fails newer lost command }
      exhibit { insecure }
    }
  }
`;
