import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";

/** A carousel beside its words. */
export const Split = styled.div`
  display: grid;
  gap: 3rem;
  align-items: center;
  padding: clamp(2.5rem, 4vw, 3rem) clamp(1.25rem, 5vw, 5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  @media ${from("medium")} {
    &[data-frame="phone"] {
      grid-template-columns: 1fr minmax(0, 18.75rem);
    }
  }
  @media ${from("large")} {
    &[data-frame="desktop"] {
      grid-template-columns: 1fr minmax(0, 26rem);
    }
    /* A phone is far taller than the words beside it: both stand in the middle, close to each other. */
    &[data-frame="phone"] {
      --phone: 16.5rem;
      grid-template-columns: minmax(0, 27rem) minmax(var(--phone), auto);
      justify-content: center;
      gap: clamp(3rem, 8vw, 8rem);
      padding-block: 2rem;
      > section > div:first-of-type > div {
        width: var(--phone);
      }
    }
  }
  /* Three phones, of which the outer ones are mostly behind the one between them. */
  @media screen and ${from("full")} {
    &[data-frame="phone"] {
      grid-template-columns: minmax(0, 27rem) calc(2.3 * var(--phone));
      justify-content: space-between;
      gap: 2rem;
    }
  }
  @media screen and ${from("broad")} {
    /* Each in the middle of its half. */
    &[data-frame="desktop"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-frame="phone"] {
      --phone: 20rem;
    }
  }
  /* At the foot of a first page, or below the picture of a window. */
  @media print {
    --phone-on-paper: min(7.25rem, (100vh - 211mm) / 2);
    [data-divider] + * > * > & {
      --phone-on-paper: calc((100vh - 200mm) * 0.7);
    }
    padding: 1rem 1.5rem;
    break-inside: avoid;
  }
`;
