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
        {cards.map((card, index) => (
          <Cell
            key={card.title}
            data-wide={(arrange === "bento" && isWide(index, cards.length)) || undefined}
          >
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

/** In a bento: wide and narrow in turn, the other way round in the next row; an odd number ends in three of a size. */
const isWide = (index: number, count: number) =>
  (index % 4 === 0 || index % 4 === 3) && index < count - (count % 2 === 0 ? 0 : 3);

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
    grid-template-columns: minmax(0, 1fr) auto;
    padding: clamp(1.5rem, 2.4vw, 2.25rem);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
    /* The icon is the cell's picture, drawn in hairlines whatever its size. */
    > svg {
      grid-area: 1 / 2;
      width: 2rem;
      height: auto;
      margin: -0.25rem 0 0;
      stroke-width: 1.125;
    }
    > p {
      grid-column: 1 / -1;
    }
    @media ${from("large")} {
      grid-column: span 2;
      &:not([data-wide]) {
        display: flex;
        flex-direction: column;
        > svg {
          width: 3rem;
          margin: 0 0 1.25rem;
          stroke-width: 0.75;
        }
      }
      &[data-wide] {
        grid-column: span 4;
        align-content: center;
        background: linear-gradient(115deg, var(--bg-raised), var(--accent-soft));
        > svg {
          grid-row: 1 / 3;
          width: 8rem;
          margin: -1.5rem 0 -1.5rem 2rem;
          stroke-width: 0.28;
        }
        > p {
          grid-column: 1;
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
