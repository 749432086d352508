import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Border } from "../components/Border";
import { Actions } from "../components/Button";
import { Content, Eyebrow, Lead, Title } from "../components/Section";
import { from } from "../theme/breakpoints";

/** A band that asks for the next step. The page's certificate goes on from it (shell/certificate). */
export const CallToAction = ({ anchor, eyebrow, title, text, actions }: Queries.CallToActionFragment) => (
  <Band id={anchor ?? undefined} data-ink="" data-closing="">
    <Border waves="edge" shared />
    <Content>
      <Copy>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        <Lead as="p" html={text} />
        <Actions actions={actions} />
      </Copy>
    </Content>
  </Band>
);

const Band = styled.section`
  position: relative;
  padding: clamp(3.5rem, 5vw, 4.25rem) var(--framed) 1.25rem;
  margin-top: calc(var(--rhythm) / 2);
  background: var(--bg-raised);
  /* The line down the page (theme/pageLine.css) goes on across the gap. */
  &::before {
    position: absolute;
    top: calc(var(--rhythm) / -2);
    left: var(--line-at);
    width: 3px;
    height: calc(var(--rhythm) / 2);
    background: var(--line-gap);
    content: "";
    transition: background-color var(--brisk);
    @media print {
      display: none;
    }
  }
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 1.125rem;
  max-width: 42rem;
  @media screen and ${from("medium")} {
    max-width: min(42rem, 100% - var(--beside-engraving));
  }
  h2 {
    font-size: var(--text-h1);
    letter-spacing: -0.03em;
  }
`;

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    anchor
    eyebrow
    title
    text {
      html
    }
    actions {
      ...ActionParts
    }
  }
`;
