import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ClosingActions } from "../components/Button";
import { Icon, uiIcons } from "../components/Icon";
import { Section, SectionHead } from "../components/Section";
import { inHue, Sketch } from "../components/Sketch";
import { Text } from "../components/Text";
import { useChrome } from "../hooks/useChrome";
import { below, from } from "../theme/breakpoints";
import { ServiceLink } from "./serviceLink";

/** The service cards, as cells of one sheet divided by hairlines. */
export function ServiceGrid({ anchor, title, intro, actions, items }: Queries.ServiceGridFragment) {
  const { learnMore } = useChrome<Queries.ServiceGridChromeFragment>().wordsContent.page;
  return (
    <Section anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <Sheet>
        {items.map((service) => (
          <Cell key={service.title}>
            {service.drawing ? (
              <Plate drawing={service.drawing} />
            ) : (
              <Icon drawing={service.icon} size={28} />
            )}
            <Body>
              <h3>{service.title}</h3>
              <Text as="p" html={service.description} />
              <ServiceLink href={service.href}>
                {learnMore}
                <span className="visually-hidden">: {service.title}</span>
                <Icon drawing={uiIcons.arrow} size={17} />
              </ServiceLink>
            </Body>
          </Cell>
        ))}
      </Sheet>
      <ClosingActions actions={actions} />
    </Section>
  );
}

/* Text at the left, and its drawing at the right, with heavier lines, as it is large. */
const wideCell = css`
  flex-direction: row-reverse;
  > svg {
    align-self: center;
    width: 44%;
    height: 9rem;
    margin-block: 0;
    margin-inline-start: 0;
    stroke-width: 2.25;
  }
  > div {
    padding-top: 1.5rem;
  }
`;

/* Cells of two widths in turn, so that nine of them are no table. */
const Sheet = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
  @media ${from("medium")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media screen and ${from("medium")} and ${below("wide")} {
    > li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
      ${wideCell}
    }
  }
  @media ${from("wide")} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > li:nth-of-type(6n + 1),
    > li:nth-of-type(6n + 6) {
      grid-column: span 2;
      ${wideCell}
    }
  }
  /* Half of a wide cell for its drawing, whose box is wider: drawings end before their right quarter. */
  @media screen and ${from("full")} {
    > li:nth-of-type(6n + 1),
    > li:nth-of-type(6n + 6) {
      > svg {
        width: 63%;
        height: auto;
        margin-inline-end: -8%;
      }
      > div {
        padding-inline-end: 1.25rem;
      }
    }
  }
  /* A border would be drawn around nothing where the first cells go to the next page. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border: 0;
    background: none;
    > li > svg {
      width: 100%;
      height: 6.5rem;
      margin-top: 0.75rem;
    }
  }
`;

const Plate = styled(Sketch)`
  ${inHue}
  height: 4rem;
  .faint {
    stroke-width: 1;
  }
  @media ${from("medium")} {
    height: 5.5rem;
  }
`;

const Cell = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--bg);
  transition: background-color var(--quick);
  > svg {
    align-self: start;
    margin: 1.25rem clamp(1.25rem, 2vw, 1.75rem) 0;
    color: var(--accent);
  }
  /* On phones a row: a small drawing, whose right quarter is empty, and the words. */
  @media screen and ${below("medium")} {
    flex-flow: row wrap;
    > svg {
      flex: none;
      width: 5.25rem;
      height: auto;
      margin: 1.125rem -0.5rem 0 1rem;
    }
  }
  &:hover {
    background: var(--bg-raised);
  }
  &:is(:hover, :focus-within) h3 {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.5rem;
  padding: 0.875rem clamp(1.25rem, 2vw, 1.75rem) clamp(0.5rem, 2vw, 1.75rem);
  p {
    color: var(--fg-muted);
    font-size: 1rem;
  }
  h3 {
    font-size: 1.25rem;
  }
  @media screen and ${below("medium")} {
    gap: 0.25rem;
    padding: 1rem 1rem 1rem 0.625rem;
    p {
      font-size: var(--text-small);
      line-height: 1.45;
    }
    h3 {
      font-size: 1.125rem;
    }
  }
`;

export const serviceGridFragment = graphql`
  fragment ServiceGrid on ServiceGrid {
    anchor
    title
    intro {
      html
    }
    actions {
      ...ActionParts
    }
    items {
      icon {
        shapes
      }
      drawing {
        shapes
      }
      href
      title
      description {
        html
      }
    }
  }
`;

export const serviceGridChrome = graphql`
  fragment ServiceGridChrome on Query {
    wordsContent { page { learnMore } }
  }
`;
