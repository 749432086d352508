import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Text } from "../components/Text";
import type { Html } from "../shared/compiled";
import { withoutTerms } from "../shared/withoutTerms";
import { below, from } from "../theme/breakpoints";

/* Who is ahead. A border, which paper and forced colors keep; in the ink of the page's hue, since nobody has checked it. */
const dot = css`
  border: 0.25rem solid var(--hue-ink);
  border-radius: 50%;
  content: "";
`;

/** The styles of a table whose rows say who is ahead. */
export const race = css`
  /* All sides keep the mark's place free, so that texts are in line whether marked or not. */
  td,
  thead th + th {
    padding-inline-start: 1.125rem;
  }
  td[data-ahead] {
    color: var(--fg);
    font-weight: 500;
    > span:first-of-type {
      position: relative;
      display: block;
      &::before {
        position: absolute;
        top: calc(0.75em - 0.25rem);
        left: -1.125rem;
        ${dot}
      }
    }
  }
  /* Phones: the two sides on each other, each as wide as the table, as its head has them, which is said once. */
  @media ${below("medium")} {
    tr:nth-of-type(n) {
      display: block;
      padding-block: 0 0.75rem;
      border: 0;
    }
    tbody th {
      padding-bottom: 0.375rem;
    }
    td:nth-of-type(n),
    thead th + th {
      display: block;
      margin: 0;
      padding: 0.5rem 0.75rem 0.5rem 1.75rem;
      border: 1px solid var(--line);
      border-radius: var(--radius-s) var(--radius-s) 0 0;
    }
    tr:nth-of-type(n) > :last-child {
      border-top: 0;
      border-radius: 0 0 var(--radius-s) var(--radius-s);
    }
    td[data-ahead] {
      background: var(--hue-band);
    }
    [data-tone="raised"] & td[data-ahead] {
      background: var(--bg);
    }
  }
`;

/** Who is ahead, in words for those who do not see the mark. */
export const Said = ({ label, who }: { label: string | undefined; who: Html | undefined }) =>
  who && (
    <span className="visually-hidden">
      {label}: <Text as="span" html={withoutTerms(who)} />
    </span>
  );

/** What the mark means: above the table at its end, and where there is room in the row of its headings. */
export const Legend = styled.p`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  justify-content: end;
  margin-bottom: 0.5rem;
  color: var(--fg-muted);
  font: 500 var(--text-label) / 1.4 var(--font-mono);
  &::before {
    flex: none;
    ${dot}
  }
  @media ${below("medium")} {
    justify-content: start;
  }
  @media ${from("large")} {
    position: relative;
    top: 0.75rem;
    margin-bottom: calc(-1.4 * var(--text-label));
  }
`;
