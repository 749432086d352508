import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { Sketch } from "../components/Sketch";
import { scrollStops } from "../components/scrollStops";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";
import { fitsAside, fitsThird, headingAside, headingThird } from "./headingBeside";
import { facing } from "./tableFacing";
import { namedOnce } from "./tableNames";
import { Legend, race, Said } from "./tableRace";
import { questionGroup, questions, underHead, unseenHead } from "./tableThird";

/** Where the column that is ahead stands among a row's cells. */
const places = { second: 0, third: 1 };

/**
 * A comparison; the first cell of each row is the row's heading. Where rows say who is ahead, the last column is no column:
 * the cell that is ahead begins with a mark, a line above the table says what the mark means, and the column's text is for
 * screen readers, in that cell or, if none is ahead, in the row's heading.
 */
export function Table({ anchor, title, intro, drawing, tableLook, columns, rows }: Queries.TableFragment) {
  const isRace = rows.some(({ ahead }) => ahead !== null);
  const verdict = isRace ? columns.at(-1) : undefined;
  const shown = isRace ? columns.slice(0, -1) : columns;
  return (
    <Section
      density="tight"
      anchor={anchor}
      tone={tableLook === "band" ? "raised" : "plain"}
      css={[placed(title, tableLook), tableLook === "third" && questionGroup]}
    >
      <SectionHead title={title} intro={intro}>
        {drawing && <Sketch css={underHead} drawing={drawing} />}
      </SectionHead>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <Scroll
        ref={scrollStops}
        role="region"
        aria-label={title}
        tabIndex={0}
        data-scrolls
        data-columns={shown.length}
        css={[isRace && race, tableLook === "facing" && facing, tableLook === "third" && questions]}
      >
        {isRace && <Legend aria-hidden="true">{verdict}</Legend>}
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
                    {ahead === null && <Said label={verdict} who={who} />}
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
                        {isAhead && <Said label={verdict} who={who} />}
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

/** Where there is room for it, a heading of two lines at most stands beside its table. */
function placed(title: string, look: Queries.TableFragment["tableLook"]) {
  if (look === "beside" && fitsAside(title)) return headingAside;
  return look !== "facing" && fitsThird(title) && headingThird(look === "third" ? "full" : "broad");
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
  /* Phones have no room for all columns: each row becomes a block, below its name. In a table of more than three columns every
     cell repeats its column's name. */
  @media ${below("medium")} {
    ${unseenHead}
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
    /* Of one column, its name is said once. */
    &[data-columns="2"] tr:not(:first-of-type) > td::before {
      content: none;
    }
    /* A name, and what is said: each in line with its neighbor's. */
    td {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      margin-top: 0.5rem;
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
    ${namedOnce}
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
    /* On a tablet half of it is too much for a name. */
    @media ${below("wide")} {
      &[data-columns="2"] {
        --columns: 2.6;
      }
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
    /* On paper what is said has more of the width than what it is about. */
    @media print {
      tbody > tr > * {
        padding-block: 0.45rem;
        line-height: 1.4;
      }
      &[data-columns="3"] th:not(:last-of-type) {
        width: 37cqi;
      }
      &[data-columns="3"] th:first-of-type {
        width: 26cqi;
      }
    }
  }
`;

export const tableFragment = graphql`
  fragment Table on Table {
    anchor
    title
    intro {
      html
    }
    drawing {
      shapes
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
