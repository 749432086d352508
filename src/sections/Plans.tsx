import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ClosingActions } from "../components/Button";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";

/** Ways to work together, one row each. */
export const Plans = ({ anchor, title, intro, plans, actions }: Queries.PlansFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    <ul>
      {plans.map((plan) => (
        <Row key={plan.title}>
          <div>
            <h3>{plan.title}</h3>
            <Terms>{plan.duration}</Terms>
            {plan.price && <Terms>{plan.price}</Terms>}
          </div>
          <div>
            <Text as="p" html={plan.text} />
            <Points>
              {plan.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Points>
          </div>
        </Row>
      ))}
    </ul>
    <ClosingActions actions={actions} />
  </Section>
);

const Row = styled.li`
  display: grid;
  gap: 1rem clamp(2rem, 6vw, 6rem);
  padding-block: 2rem;
  border-top: 1px solid var(--line-strong);
  &:last-of-type {
    padding-bottom: 0;
  }
  h3 {
    font-size: var(--text-h3);
  }
  @media ${from("medium")} {
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
  }
`;

const Terms = styled.p`
  margin-top: 0.5rem;
  color: var(--fg-faint);
  font: 500 var(--text-label) / 1.5 var(--font-mono);
`;

const Points = styled.ul`
  display: grid;
  gap: 0.4rem;
  margin-top: 1rem;
  padding-inline-start: 1.2rem;
  color: var(--fg-muted);
  font-size: 1rem;
  list-style: disc;
  li::marker {
    color: var(--fg-faint);
  }
`;

export const plansFragment = graphql`
  fragment Plans on Plans {
    anchor
    title
    intro {
      html
    }
    plans {
      title
      duration
      price
      text {
        html
      }
      points
    }
    actions {
      ...ActionParts
    }
  }
`;
