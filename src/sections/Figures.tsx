import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";

/** Large numbers, each with what it covers. */
export const Figures = ({ anchor, title, figures }: Queries.FiguresFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} />
    <List>
      {figures.map((figure) => (
        <div key={figure.title}>
          <dt>
            <Value>{figure.value}</Value> {figure.title}
          </dt>
          <Text as="dd" html={figure.text} />
        </div>
      ))}
    </List>
  </Section>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 2.5rem clamp(1.5rem, 4vw, 4rem);
  dt {
    font-weight: 550;
  }
  dd {
    margin-top: 0.5rem;
    color: var(--fg-muted);
    font-size: 1rem;
  }
`;

const Value = styled.span`
  display: block;
  margin-bottom: 0.5rem;
  font-weight: 560;
  font-size: var(--text-h1);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: -0.035em;
`;

export const figuresFragment = graphql`
  fragment Figures on Figures {
    anchor
    title
    figures {
      value
      title
      text {
        html
      }
    }
  }
`;
