import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";
import { headingThird } from "./headingBeside";
import { lengthOf, longest, scale } from "./weekScale";

/** Large numbers, each with its explanation: side by side, there on a scale of weeks if wanted, or as the lines of a bill. */
export const Figures = ({ anchor, title, look, figures }: Queries.FiguresFragment) => (
  <Section density="tight" anchor={anchor} css={look !== "bill" && figures.length < 3 && headingThird()}>
    <SectionHead title={title} />
    <List
      data-look={look}
      {...(look === "scale" && { css: onScale, style: { "--weeks": `${longest(figures)}` } })}
    >
      {figures.map((figure) => (
        <div key={figure.title} {...(figure.weeks && { style: lengthOf(figure) })}>
          <dt>
            <Value>{figure.value}</Value> {figure.title}
          </dt>
          <Text as="dd" html={figure.text} />
        </div>
      ))}
    </List>
  </Section>
);

/* What is no length has the end of the scale's line above it, where the others have their ticks. */
const onScale = css`
  ${scale}
  > div::before {
    display: block;
    margin-bottom: 1rem;
  }
  > div:not([style])::before {
    border: 0;
    background: linear-gradient(currentColor 0 0) 0 2.5rem / 100% 1px no-repeat;
    @media ${below("medium")} {
      display: none;
    }
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 2rem var(--gap);
  /* Three are in one row on paper, too, where none is to be alone on the next page. */
  @media print {
    &:not([data-look="bill"]):has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      break-inside: avoid;
    }
    dt > span {
      font-size: 18pt;
    }
  }
  /* On a tablet as well, and values of a bill in one line. */
  @media screen and ${from("medium")} and ${below("wide")} {
    &:not([data-look="bill"]):has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-child(3):last-child) dt > span {
      font-size: 1.625rem;
    }
  }
  &[data-look="bill"] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-bottom: 1px solid var(--line-strong);
    > div {
      padding-block: 1.5rem;
      border-top: 1px solid var(--line-strong);
    }
    dt {
      font-size: var(--text-h3);
    }
    dt > span {
      font-size: var(--text-h2);
    }
    /* The value at the left, near what it is of; on a wide screen what that covers is beside both. */
    @media ${from("medium")} {
      > div {
        display: grid;
        grid-template-columns: var(--aside) minmax(0, 1fr);
        column-gap: var(--gap);
        align-items: baseline;
      }
      dt {
        display: grid;
        grid-template-columns: subgrid;
        grid-column: 1 / -1;
        align-items: baseline;
      }
      dt > span {
        margin: 0;
      }
      dd {
        grid-column: 2;
      }
    }
    @media ${from("full")} {
      > div {
        grid-template-columns: var(--aside) var(--aside) minmax(0, 1fr);
      }
      dt {
        grid-column: 1 / span 2;
      }
      dd {
        grid-column: 3;
        margin: 0;
      }
    }
  }
  dt {
    font-weight: 550;
  }
  dd {
    margin-top: 0.5rem;
    color: var(--fg-muted);
    font-size: 1rem;
    text-wrap: balance;
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
    look
    figures {
      value
      weeks {
        from
        to
      }
      title
      text {
        html
      }
    }
  }
`;
