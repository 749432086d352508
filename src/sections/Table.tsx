import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { scrollStops } from "../components/scrollStops";
import { Text } from "../components/Text";
import type { Html } from "../shared/compiled";
import { withoutTerms } from "../shared/withoutTerms";
import { below, from } from "../theme/breakpoints";
import { fitsAside, headingAside } from "./headingBeside";

/** Where the column that is ahead stands among a row's cells. */
const places = { second: 0, third: 1 };

/**
 * A comparison; the first cell of each row is the row's heading. Where rows say who is ahead, the last column is no column:
 * its text is a mark in the cell that is ahead, or, if none is, a line below the heading.
 */
export function Table({ anchor, title, intro, tableLook, columns, rows }: Queries.TableFragment) {
  const isRace = rows.some(({ ahead }) => ahead !== null);
  const verdict = isRace ? columns.at(-1) : undefined;
  const shown = isRace ? columns.slice(0, -1) : columns;
  return (
    <Section density="tight" anchor={anchor} css={tableLook === "beside" && fitsAside(title) && headingAside}>
      <SectionHead title={title} intro={intro} />
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <Scroll
        ref={scrollStops}
        role="region"
        aria-label={title}
        tabIndex={0}
        data-scrolls
        data-columns={shown.length}
      >
        <table>
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, ahead }) => {
              const [first, ...rest] = cells.slice(0, shown.length);
              const who = cells[shown.length];
              return (
                <tr key={first?.html}>
                  <th scope="row">
                    {first && <Text as="span" html={first} />}
                    {who && ahead === null && (
                      <Open>
                        {verdict}: <Text as="span" html={who} />
                      </Open>
                    )}
                  </th>
                  {rest.map((cell, index) => {
                    const isAhead = ahead !== null && index === places[ahead];
                    return (
                      <td
                        key={shown[index + 1]}
                        data-column={shown[index + 1]}
                        data-ahead={isAhead || undefined}
                      >
                        <Text as="span" html={cell} />
                        {isAhead && <Mark label={verdict} who={who} />}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.5;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    font-weight: 550;
  }
  td {
    color: var(--fg-muted);
  }
  thead th,
  td::before {
    color: var(--fg-faint);
    font: 500 var(--text-label) / 1.4 var(--font-mono);
  }
  td[data-ahead] {
    color: var(--fg);
    /* The mark after it begins at the column where it wraps. */
    > span:first-child {
      margin-inline-end: 0.5rem;
    }
  }
  /* Phones have no room for all columns: each row becomes a block, in which every cell repeats its column's name. */
  @media ${below("medium")} {
    thead {
      position: absolute;
      display: block;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table,
    tbody,
    tbody th {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
      gap: 0 1.25rem;
      padding-block: 0.75rem;
      border-top: 1px solid var(--line);
    }
    td::before {
      content: attr(data-column);
    }
    /* A name, what is said, and its mark: each in line with its neighbor's. */
    td {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      margin-top: 0.5rem;
      > span:last-child {
        grid-row: 2 / span 2;
      }
    }
    tbody th,
    &:is([data-columns="2"], [data-columns="4"]) td:last-of-type {
      grid-column: 1 / -1;
    }
    &[data-columns="4"] td:last-of-type {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      align-items: baseline;
    }
  }
  /* Columns begin where those of cards do: at halves, thirds or quarters of the page's width. */
  @media ${from("medium")} {
    table {
      min-width: 36rem;
      table-layout: fixed;
    }
    th,
    td {
      padding: 0.75rem var(--gap) 0.75rem 0;
      border-bottom: 1px solid var(--line);
      overflow-wrap: break-word;
    }
    container-type: inline-size;
    --columns: 2;
    &[data-columns="3"] {
      --columns: 3;
    }
    &[data-columns="4"] {
      --columns: 4;
    }
    /* A part of the page's width: of a percentage, a fixed table makes equal columns. */
    th:not(:last-of-type) {
      width: calc((100cqi + var(--gap)) / var(--columns));
    }
    th:last-of-type:not(:first-of-type),
    td:last-of-type {
      padding-inline-end: 0;
    }
    thead th {
      border-bottom-color: var(--line-strong);
    }
    @media print {
      tbody > tr > * {
        padding-block: 0.55rem;
      }
    }
  }
`;

/** Who is ahead, in words. */
const Mark = ({ label, who }: { label: string | undefined; who: Html | undefined }) => (
  <Chip>
    {label}
    {who && (
      <>
        : <Text as="span" html={withoutTerms(who)} />
      </>
    )}
  </Chip>
);

/* In the ink of the page's hue. */
const Chip = styled.strong`
  display: inline-block;
  @media ${below("medium")} {
    display: block;
    width: fit-content;
    margin: 0.25rem 0 0;
  }
  padding: 0.0625rem 0.5rem;
  border: 1px solid currentColor;
  border-radius: 999px;
  color: var(--hue-ink);
  font: 500 var(--text-label) / 1.3 var(--font-mono);
`;

const Open = styled.small`
  display: block;
  color: var(--fg-faint);
  font: 500 var(--text-label) / 1.4 var(--font-mono);
`;

export const tableFragment = graphql`
  fragment Table on Table {
    anchor
    title
    intro {
      html
    }
    tableLook: look
    columns
    rows {
      cells {
        html
      }
      ahead
    }
  }
`;
