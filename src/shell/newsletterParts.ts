import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";

/** How far from the content's edge the footer's second column begins on a wide screen, and above it the newsletter's field. */
export const secondColumn = "23.5rem";

/** The whole of the newsletter: its words, the form, and what is below it. */
export const Block = styled.div`
  display: grid;
  gap: 0.5rem;
  color: var(--fg-muted);
  h2 {
    color: var(--fg);
    font-size: var(--text-h3);
  }
  /* The text and the field are side by side. */
  @media ${from("desktop")} {
    grid-template: auto auto 1fr / var(--aside) minmax(0, 30rem);
    gap: 0.25rem var(--gap);
    > * {
      grid-column: 2;
    }
    > h2 {
      grid-column: 1;
    }
    > h2 + p {
      grid-area: 2 / 1 / 4;
    }
    > form {
      grid-row: 1 / 3;
      margin: 0;
    }
  }
  /* As far from the edge as the long lists of links below it (Footer.tsx). */
  @media ${from("full")} {
    grid-template-columns: calc(${secondColumn} - var(--gap)) 30rem;
  }
`;

/** The field, its name above it and its button. */
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-content: start;
  max-width: 30rem;
  margin-top: 0.75rem;
  /* The button gets its own line where the field would be too narrow. */
  label {
    flex: 1 0 100%;
    font-size: var(--text-small);
  }
  input {
    flex: 99 1 11rem;
    min-width: 0;
    border-radius: 999px;
  }
  button {
    flex: 1 0 auto;
  }
  @media ${from("full")} {
    align-items: center;
    label {
      flex: none;
      margin-inline-end: 0.5rem;
    }
  }
`;

/** What the field lacks, or what has come of sending, is in place of the small print, and moves nothing in two lines. */
export const Told = styled.div`
  position: relative;
  && > * {
    position: absolute;
    inset: 0 0 auto;
    margin: 0;
  }
  && > :last-child {
    position: relative;
  }
  &:has(> :not(:last-child) > *) > :last-child {
    visibility: hidden;
  }
`;

/** What has come of sending. */
export const Outcome = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.6em;
  font-size: var(--text-small);
  &[data-status="success"] {
    color: var(--success);
  }
  &[data-status="error"] {
    color: var(--danger);
  }
`;
