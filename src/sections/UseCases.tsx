import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Frame } from "../components/Frame";
import { Picture } from "../components/Picture";
import { Section, SectionHead } from "../components/Section";
import { scrollStops } from "../components/scrollStops";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";
import { board, boardSizes } from "./board";
import { crown, crownSizes } from "./crown";
import { besideText, leadAndList, leadAndListSizes, leadSizes, onPhones } from "./leadAndList";

/** Examples, each with a picture; some have their own placeholder for it. */
export function UseCases({ anchor, title, intro, casesLook, cases }: Queries.UseCasesFragment) {
  const columns = cases.length % 4 === 0 ? 4 : cases.length % 3 === 0 ? 3 : 2;
  const inRows = columns === 3 && cases.length % 2 === 1 ? oddThrees : sizes[columns];
  const [style, widths] = arranged(casesLook, cases.length - 1) ?? [undefined, () => inRows];
  return (
    <Section anchor={anchor} tone="raised">
      <SectionHead title={title} intro={intro} />
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <Row ref={scrollStops} role="region" aria-label={title} tabIndex={0} data-scrolls>
        <Grid data-columns={columns} css={style}>
          {cases.map(({ title: name, description, image, placeholder }, index) => (
            <li key={name}>
              <Example>
                <Picture image={image} sizes={widths(index)} fallback={placeholder?.publicURL} />
              </Example>
              <h3>{name}</h3>
              <Text as="p" html={description} />
            </li>
          ))}
        </Grid>
      </Row>
    </Section>
  );
}

/** The styles of a look, and the `sizes` of its pictures by their place; a row has none of its own. */
function arranged(look: Queries.UseCasesLook, others: number) {
  if (look === "crown") return [crown, crownSizes] as const;
  if (look === "board") return [board, boardSizes] as const;
  if (look === "row") return undefined;
  return [leadAndList(others, look === "list"), leadAndListSizes] as const;
}

const threes = `${from("broad")} min(25.4vw, 720px), ${from("full")} 379px`;

/** Where pairs would leave one over, three are side by side on a tablet, too. */
const oddThrees = `${threes}, ${from("medium")} 29.5vw, ${onPhones}`;

/** Styles by how many use cases are side by side on a wide screen. */
const sizes = {
  4: `${from("broad")} min(18.4vw, 530px), ${from("full")} 276px, ${from("medium")} 45vw, ${onPhones}`,
  2: leadSizes,
  3: `${threes}, ${from("wide")} 29.5vw, ${from("medium")} 45vw, ${onPhones}`,
};

/* On a phone, a row to swipe, which snaps and shows the edge of what comes next. */
const Row = styled.div`
  @media screen and ${below("medium")} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    margin-inline: calc(-1 * var(--gutter));
    padding: 0.25rem var(--gutter);
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    > ul {
      grid-auto-columns: min(84%, 22rem);
      grid-auto-flow: column;
    }
    li {
      scroll-snap-align: start;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: clamp(1.5rem, 2.2vw, 2.5rem) var(--gap);
  @media ${from("medium")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Of others, the odd one at the end of pairs: its picture is next to its text. */
    &:not([data-columns="3"]) > li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
      ${besideText}
    }
  }
  /* Threes from the width at which pairs would leave one over. */
  @media ${from("medium")} {
    &[data-columns="3"]:has(> :where(:nth-of-type(odd):last-of-type)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      @media ${below("large")} {
        h3 {
          font-size: 1.125rem;
        }
      }
    }
  }
  @media ${from("wide")} {
    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media ${from("full")} {
    &[data-columns="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  h3 {
    margin: 0.75rem 0 0.375rem;
    font-size: var(--text-h3);
  }
  /* Pairs, each picture beside its words: low rows, between which a page may end. Of an odd number, all are in one row. */
  @media print {
    &[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      /* No gap between rows: a grid whose gap is at the end of a page goes to the next one whole. */
      gap: 0 var(--gap);
      > li {
        display: grid;
        padding-bottom: 0.9rem;
        grid-template: auto 1fr / 7rem minmax(0, 1fr);
        column-gap: 1rem;
      }
      > li > div {
        grid-row: 1 / 3;
        align-self: start;
      }
      h3 {
        margin-top: 0;
      }
    }
    &[data-columns]:has(> :nth-of-type(odd):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > li,
      > li:nth-of-type(odd):last-of-type {
        display: block;
        grid-column: auto;
      }
      h3 {
        margin-top: 0.5rem;
      }
    }
  }
  p {
    color: var(--fg-muted);
    font-size: 1rem;
  }
`;

const Example = styled(Frame)`
  aspect-ratio: 3 / 2;
  /* Two have half of the width each: flatter, they are hardly taller than four in a row. */
  @media screen and ${from("full")} {
    [data-columns="2"] > li > & {
      aspect-ratio: 16 / 9;
      img {
        object-position: 50% 30%;
      }
    }
  }
  /* In the dark theme, and for parts of screens, a picture has the page's background, so a line sets it off. */
  border: 1px solid var(--hue-line);
`;

export const useCasesFragment = graphql`
  fragment UseCases on UseCases {
    anchor
    title
    intro {
      html
    }
    casesLook: look
    cases {
      title
      description {
        html
      }
      image {
        ...Picture
      }
      placeholder {
        publicURL
      }
    }
  }
`;
