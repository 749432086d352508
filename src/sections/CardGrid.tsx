import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { ClosingActions } from "../components/Button";
import { Icon, signs } from "../components/Icon";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { isExternal } from "../shared/routes";
import { from } from "../theme/breakpoints";

/** Short points of equal rank: in equal cells, in cells of different sizes, or as a list beside the heading. */
export const CardGrid = ({ anchor, title, intro, arrange, cards, actions }: Queries.CardGridFragment) => (
  <Section anchor={anchor}>
    <Frame data-arrange={arrange}>
      <SectionHead title={title} intro={intro} />
      <Cards>
        {cards.map((card) => (
          <Cell key={card.title}>
            {card.icon && <Icon drawing={card.icon} size={26} />}
            <h3>
              {card.to ? (
                <CellLink to={card.to}>
                  {card.title}
                  <Icon drawing={isExternal(card.to.href) ? signs.away : signs.arrow} size={17} />
                </CellLink>
              ) : (
                card.title
              )}
            </h3>
            <Text as="p" html={card.text} />
          </Cell>
        ))}
      </Cards>
    </Frame>
    <ClosingActions actions={actions} />
  </Section>
);

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
    color: var(--accent);
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
  }
  &::after {
    position: absolute;
    inset: 0;
    content: "";
  }
  &:hover {
    color: var(--accent);
  }
`;

const Frame = styled.div`
  &[data-arrange="grid"] > ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: clamp(2rem, 3.4vw, 3.25rem) clamp(1.5rem, 3vw, 3rem);
  }
  &[data-arrange="grid"] > ul > li {
    padding-top: 1.5rem;
    border-top: 1px solid var(--line-strong);
  }
  &[data-arrange="bento"] > ul {
    @media ${from("large")} {
      grid-template-columns: repeat(6, 1fr);
    }
  }
  &[data-arrange="bento"] > ul > li {
    padding: clamp(1.5rem, 2.4vw, 2.25rem);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
    @media ${from("large")} {
      grid-column: span 2;
      &:nth-of-type(5n + 1),
      &:nth-of-type(5n + 2) {
        grid-column: span 3;
      }
      &:nth-of-type(5n + 1):last-of-type {
        grid-column: 1 / -1;
      }
      &:nth-of-type(5n + 3):nth-last-of-type(2),
      &:nth-of-type(5n + 4):nth-last-of-type(1) {
        grid-column: span 3;
      }
      &:nth-of-type(5n + 3):last-of-type {
        grid-column: 1 / -1;
      }
      /* Alone in its row, a cell is a line: its name, and beside it what it means. */
      &:nth-of-type(5n + 1):last-of-type,
      &:nth-of-type(5n + 3):last-of-type {
        grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
        column-gap: clamp(1.5rem, 3vw, 3rem);
        > svg {
          grid-column: 1 / -1;
        }
      }
    }
  }
  &[data-arrange="list"] {
    @media ${from("large")} {
      display: grid;
      grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
      gap: clamp(2rem, 6vw, 6rem);
      > header {
        position: sticky;
        top: calc(var(--header) + 2rem);
        align-self: start;
      }
    }
  }
  &[data-arrange="list"] > ul {
    gap: 0;
  }
  &[data-arrange="list"] > ul > li {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: 1.5rem;
    border-top: 1px solid var(--line);
    > svg {
      grid-row: 1 / 3;
    }
    > h3,
    > p {
      grid-column: 2;
    }
    &:not(:has(> svg)) > * {
      grid-column: 1 / -1;
    }
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
      title
      text {
        html
      }
      to {
        href
      }
    }
    actions {
      ...ActionParts
    }
  }
`;
