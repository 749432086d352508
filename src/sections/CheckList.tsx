import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { Icon, uiIcons } from "../components/Icon";
import { Seal } from "../components/Seal";
import { type Check, checksEvent, forgetChecks, readChecks } from "../shared/checks";
import { focusPage } from "../shared/focusPage";
import { below } from "../theme/breakpoints";

type CheckListProps = Pick<Queries.ChecksFragment, "none" | "heads" | "whole" | "print" | "forget">;

/** The rows of the sheet, and what can be done with it. */
export function CheckList({ none, heads, whole, print, forget }: CheckListProps) {
  const [checks, setChecks] = useState<readonly Check[]>(readChecks);
  useEffect(() => {
    const show = () => setChecks(readChecks());
    const events = [checksEvent, "storage"];
    for (const event of events) addEventListener(event, show);
    return () => {
      for (const event of events) removeEventListener(event, show);
    };
  }, []);
  if (checks.length === 0) return <p>{none}</p>;
  return (
    <>
      <Rows>
        <thead>
          <tr>
            {heads.map((column) => (
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
                <div>
                  <Seal hash={hash} page={piece === undefined} />
                  <AppLink href={route}>{route}</AppLink>
                </div>
              </th>
              <td>
                <Icon drawing={uiIcons.check} size={16} /> {piece ?? whole}
              </td>
              <td>
                <code translate="no">{hash}</code>
              </td>
              <td>
                <span className="unbroken">{at.slice(0, 10)}</span>
                {at.slice(10)} UTC
              </td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <Buttons>
        <button type="button" css={buttonStyle("secondary")} onClick={printAlone}>
          {print}
        </button>
        <button type="button" css={buttonStyle("secondary")} onClick={clear}>
          {forget}
        </button>
      </Buttons>
    </>
  );
}

/** Empties the list, whose buttons go with it. */
function clear() {
  focusPage();
  forgetChecks();
}

/** Prints the sheet without the page around it. */
function printAlone() {
  const { classList } = document.documentElement;
  classList.add("alone");
  addEventListener("afterprint", () => classList.remove("alone"), { once: true });
  window.print();
}

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-small);
  th,
  td {
    padding: 0.75rem var(--gap) 0.75rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  thead th {
    border-color: var(--line-strong);
    color: var(--fg-muted);
    font: 500 var(--text-label) / 1.4 var(--font-mono);
  }
  /* Two lines of 32. */
  code {
    display: block;
    width: 32.5ch;
    font: 400 var(--text-label) / 1.5 var(--font-mono);
  }
  svg {
    color: var(--proof);
    print-color-adjust: exact;
  }
  td svg {
    display: inline-block;
    vertical-align: -0.15em;
  }
  th svg {
    flex: none;
    width: 2.75rem;
  }
  th div {
    display: flex;
    gap: 0.75rem;
    align-items: center;
  }
  td:last-child {
    white-space: nowrap;
  }
  @media print {
    table-layout: fixed;
    font-size: 8pt;
    th,
    td {
      padding: 0.5rem 3mm 0.5rem 0;
    }
    th:first-child {
      width: 29%;
    }
    th:nth-child(2) {
      width: 25%;
    }
    th:nth-child(3) {
      width: 34%;
    }
    th:last-child,
    td:last-child {
      padding-right: 0;
      white-space: normal;
    }
    th svg {
      width: 10mm;
    }
    th div {
      gap: 2.5mm;
    }
    code {
      font-size: 7pt;
    }
    /* Ink fills what a screen shows as hairlines. */
    th path {
      fill: none;
      stroke: currentColor;
    }
  }
  @media not print {
    @media ${below("wide")} {
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
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;
