import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { Icon, uiIcons } from "../components/Icon";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { type Check, checksEvent, forgetChecks, readChecks } from "../shared/checks";

/** What has passed a check in this browser. By its button it is printed alone, as a certificate. */
export function Checks({ anchor, title, intro, columns, note, ...words }: Queries.ChecksFragment) {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  useEffect(() => {
    const show = () => setChecks(readChecks());
    show();
    const events = [checksEvent, "storage"];
    for (const event of events) addEventListener(event, show);
    return () => {
      for (const event of events) removeEventListener(event, show);
    };
  }, []);
  return (
    <Sheet anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      {checks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
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
              {checks.map(({ route, piece, hash, at }) => (
                <tr key={`${route} ${piece}`}>
                  <th scope="row">
                    <AppLink href={route}>{route}</AppLink>
                  </th>
                  <td>
                    <Icon drawing={uiIcons.check} size={16} /> {piece ?? words.whole}
                  </td>
                  <td>
                    <code translate="no">{hash}</code>
                  </td>
                  <td>{at} UTC</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Buttons>
            <button type="button" css={buttonStyle("secondary")} onClick={printAlone}>
              {words.print}
            </button>
            <button type="button" css={buttonStyle("secondary")} onClick={forgetChecks}>
              {words.forget}
            </button>
          </Buttons>
        </>
      )}
      <Note as="p" html={note} />
    </Sheet>
  );
}

/** Prints the sheet without the page around it. */
function printAlone() {
  const { classList } = document.documentElement;
  classList.add("alone");
  addEventListener("afterprint", () => classList.remove("alone"), { once: true });
  window.print();
}

const Sheet = styled(Section)`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
  }
  th,
  td {
    padding: 0.75rem var(--gap) 0.75rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-color: var(--line-strong);
    color: var(--fg-muted);
    font: 500 var(--text-label) / 1.4 var(--font-mono);
  }
  code {
    font: 400 var(--text-label) / 1.5 var(--font-mono);
  }
  td svg {
    color: var(--proof);
    vertical-align: -0.15em;
  }
  td:last-child {
    white-space: nowrap;
  }
  @media not print {
    @media (max-width: 47.99em) {
      thead {
        display: none;
      }
      tr {
        display: grid;
        padding-block: 0.75rem;
        border-bottom: 1px solid var(--line);
      }
      th,
      td {
        padding: 0.125rem 0;
        border: 0;
      }
    }
  }
  @media print {
    html.alone main > :not(&),
    html.alone main ~ * {
      display: none !important;
    }
    html.alone & > div {
      min-height: 225mm;
      padding: 12mm 10mm;
      border: 3pt double var(--fg);
    }
    html.alone & h2 {
      font-size: 24pt;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;

const Note = styled(Text)`
  max-width: var(--measure);
  margin-top: 1.5rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
`;

export const checksFragment = graphql`
  fragment Checks on Checks {
    anchor
    title
    intro {
      html
    }
    none
    columns
    whole
    print
    forget
    note {
      html
    }
  }
`;
