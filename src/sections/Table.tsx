import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Section, SectionHead } from "../components/Section";
import { scrollStops } from "../components/scrollStops";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";

/** A comparison; the first cell of each row is the row's heading. */
export const Table = ({ anchor, title, intro, columns, rows }: Queries.TableFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
    <Scroll ref={scrollStops} role="region" aria-label={title} tabIndex={0} data-scrolls>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...rest] }) => (
            <tr key={first?.html}>
              <th scope="row">{first && <Text as="span" html={first} />}</th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  <Text as="span" html={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </Section>
);

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
  /* Phones have no room for columns: each row becomes a block in which every cell repeats its column's name. */
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
    tr,
    tbody th,
    td {
      display: block;
    }
    tr {
      padding-block: 1.25rem;
      border-top: 1px solid var(--line);
    }
    td {
      margin-top: 0.625rem;
    }
    td::before {
      display: block;
      content: attr(data-column);
    }
  }
  @media ${from("medium")} {
    table {
      min-width: 34rem;
    }
    th,
    td {
      padding: 1rem 1.5rem 1rem 0;
      border-bottom: 1px solid var(--line);
    }
    thead th {
      border-bottom-color: var(--line-strong);
    }
    tbody th {
      min-width: 10rem;
    }
    /* Keeps a short last cell, such as the winner, on one line. */
    td:last-of-type {
      min-width: 8.5rem;
    }
  }
  @media ${from("wide")} {
    td:last-of-type {
      min-width: 9rem;
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
    columns
    rows {
      cells {
        html
      }
    }
  }
`;
