import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ClosingActions } from "../components/Button";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";
import { headingThird } from "./headingBeside";
import { oddAcross } from "./oddAcross";

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

/** How many weeks the longest plan may take. */
const longest = (plans: Queries.PlansFragment["plans"]) =>
  Math.max(1, ...plans.map(({ weeks }) => weeks?.to ?? 0));

/** What the bar above a plan is drawn from; where no length is set, the scale is empty. */
const lengthOf = ({ weeks }: Pick<Queries.PlansFragment["plans"][number], "weeks">) => ({
  "--from": `${weeks?.from ?? 0}`,
  "--to": `${weeks?.to ?? 0}`,
});

/* A bar, and the weeks as ticks below it: full as far as the plan takes in any case, and hatched as far as it may. */
const scale = css`
  > li {
    --week: calc(100% / var(--weeks));
    --rows: 3;
    padding-top: 0;
    border-top: 0;
    &::before {
      grid-column: 1 / -1;
      height: 3.25rem;
      border-inline-end: 1px solid;
      background:
        linear-gradient(currentColor 0 0) 0 0 / calc(var(--from) * var(--week)) 2.5rem,
        repeating-linear-gradient(-45deg, currentColor 0 1px, transparent 1px 6px) 0 0 / calc(var(--to) * var(--week))
          2.5rem,
        linear-gradient(currentColor 0 0) 0 2.5rem / 100% 1px,
        repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px var(--week)) 0 100% / 100% 0.75rem;
      background-repeat: no-repeat;
      color: var(--hue-ink);
      content: "";
      print-color-adjust: exact;
    }
  }
`;

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
  @media screen and ${from("large")} {
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
