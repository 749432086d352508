import styled from "@emotion/styled";
import type { Html } from "../shared/compiled";
import { from } from "../theme/breakpoints";
import { Text } from "./Text";

/** What a check shows, and beside it what it can't. Texts that don't say both have one cell. */
export const Limits = ({ html: { html } }: { html: Html }) => (
  <Cells>
    {html.split(/ (?=It can’t )/).map((cell) => (
      <Text key={cell} as="p" html={{ html: cell }} />
    ))}
  </Cells>
);

const Cells = styled.div`
  display: grid;
  gap: 0.5rem var(--gap);
  margin-top: 1.25rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  > p {
    max-width: var(--measure);
  }
  @media ${from("medium")} {
    &:has(> p + p) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
