import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ClosingActions } from "../components/Button";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";
import { headingThird } from "./headingBeside";
import { oddAcross } from "./oddAcross";
import { lengthOf, longest, scale } from "./weekScale";

/** Ways to work together, beside each other. */
export const Plans = ({ anchor, title, intro, plansLook, plans, actions }: Queries.PlansFragment) => (
  <Section anchor={anchor} css={plans.length < 3 && headingThird()}>
    <SectionHead title={title} intro={intro} />
    <Columns {...(plansLook === "scale" && { css: scale, style: { "--weeks": `${longest(plans)}` } })}>
      {plans.map((plan) => (
        <Plan key={plan.title} {...(plansLook === "scale" && { style: lengthOf(plan) })}>
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
        </Plan>
      ))}
    </Columns>
    <ClosingActions actions={actions} />
  </Section>
);

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 16rem)), 1fr));
  gap: 2rem var(--gap);
  ${oddAcross}
`;

const Plan = styled.li`
  display: grid;
  align-content: start;
  gap: 1rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line-strong);
  h3 {
    font-size: var(--text-h3);
  }
  div + div > p {
    font-size: 1rem;
  }
  /* What a plan takes may have two lines: the texts below begin on one line all the same. */
  @media screen and ${from("medium")} {
    grid-row: span var(--rows, 2);
    grid-template-rows: subgrid;
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
    plansLook: look
    plans {
      title
      duration
      weeks {
        from
        to
      }
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
