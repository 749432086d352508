import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { ClosingActions } from "../components/Button";
import { Icon, uiIcons } from "../components/Icon";
import { Section, SectionHead } from "../components/Section";
import { Sketch } from "../components/Sketch";
import { Text } from "../components/Text";
import { isExternal } from "../shared/routes";
import { from } from "../theme/breakpoints";
import { arrangements } from "./cardArrangements";
import { third } from "./headingBeside";

/** Short points of equal rank: in cells, drawn, as a list next to the heading, as clauses of a contract, or as tickets. */
export const CardGrid = ({ anchor, title, intro, arrange, cards, actions }: Queries.CardGridFragment) => (
  <Section anchor={anchor} tone={arrange === "plate" ? "ink" : "plain"}>
    <div css={[arrangements[arrange], isShort(arrange, cards.length) && short]}>
      <SectionHead title={title} intro={intro} />
      <Cards>
        {cards.map((card) => (
          <Cell key={card.title}>
            {card.icon && <Icon drawing={card.icon} size={26} />}
            {card.drawing && (
              <div>
                <Sketch drawing={card.drawing} />
              </div>
            )}
            <h3>
              {card.href ? (
                <CellLink href={card.href}>
                  {card.title}
                  <Icon drawing={isExternal(card.href) ? uiIcons.away : uiIcons.arrow} size={17} />
                </CellLink>
              ) : (
                card.title
              )}
            </h3>
            <Text as="p" html={card.text} />
          </Cell>
        ))}
      </Cards>
    </div>
    <ClosingActions actions={actions} />
  </Section>
);

/** Whether the cards don't fill the lines of a very wide screen: up to three, or one column of terms. */
const isShort = (arrange: Queries.CardGridFragment["arrange"], cards: number) =>
  (arrange === "grid" && cards < 4) || (arrange === "terms" && cards % 2 === 1);

const short = css`
  ${third}
  @media screen and ${from("broad")} {
    --least: 15rem;
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: clamp(1rem, 1.6vw, 1.5rem);
`;

const Cell = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: 0.625rem;
  > svg {
    margin-bottom: 0.5rem;
    color: var(--hue-ink);
  }
  h3 {
    font-size: var(--text-h3);
  }
  p {
    color: var(--fg-muted);
    font-size: 1rem;
  }
  p a,
  p button,
  p code {
    position: relative;
    z-index: 1;
  }
`;

const CellLink = styled(AppLink)`
  text-decoration: none;
  svg {
    display: inline;
    margin-inline-start: 0.35rem;
    vertical-align: -0.1em;
    transition: transform var(--quick) var(--ease);
  }
  /* Wider than its text, so that the outline touches no letter. */
  &::after {
    position: absolute;
    inset: 0 -0.625rem;
    content: "";
  }
  /* The whole cell is the link: its name is underlined, and its arrow sets off. */
  &:is(:hover, :focus-visible) {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    svg {
      transform: translateX(4px);
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: var(--radius-s);
  }
`;

export const cardGridFragment = graphql`
  fragment CardGrid on CardGrid {
    anchor
    title
    intro {
      html
    }
    arrange
    cards {
      icon {
        shapes
      }
      drawing {
        shapes
      }
      title
      text {
        html
      }
      href
    }
    actions {
      ...ActionParts
    }
  }
`;
