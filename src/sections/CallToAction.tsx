import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Actions } from "../components/Button";
import { ProofLine } from "../components/ProofLine";
import { Content, Eyebrow, Lead, Title } from "../components/Section";

/** A band that asks for the next step, above the line with the stations of the page's subject. */
export const CallToAction = ({
  anchor,
  eyebrow,
  title,
  text,
  actions,
  line,
}: Queries.CallToActionFragment) => (
  <Band id={anchor ?? undefined}>
    <Content>
      <Panel>
        <Copy>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Title>{title}</Title>
          <Lead as="p" html={text} />
          <Actions actions={actions} />
        </Copy>
        {line.length > 0 && <ProofLine stations={line} />}
      </Panel>
    </Content>
  </Band>
);

const Band = styled.section`
  padding: calc(var(--rhythm) / 2) var(--gutter);
`;

const Panel = styled.div`
  position: relative;
  padding: clamp(2.5rem, 6vw, 5.5rem) clamp(1.5rem, 6vw, 5.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: linear-gradient(115deg, var(--bg-raised), var(--accent-soft));
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 1.125rem;
  max-width: 40rem;
  h2 {
    font-size: var(--text-h1);
    letter-spacing: -0.03em;
  }
  > p + div {
    margin-top: 0.875rem;
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
    line
  }
`;
