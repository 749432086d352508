import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { below, from } from "../theme/breakpoints";
import { headingThird } from "./headingBeside";

type ListModule = typeof import("./CheckList");

/** What has passed a check in this browser. By its button it is printed alone, as a certificate (theme/printLinks.css). */
export function Checks({ anchor, title, intro, note, ...words }: Queries.ChecksFragment) {
  const [loaded, setLoaded] = useState<ListModule>();
  // Only one page has the list, and all have this file.
  useEffect(() => {
    import("./CheckList").then(setLoaded, () => {});
  }, []);
  return (
    <Section anchor={anchor} className="sheet" css={[headingThird(), listed]}>
      <SectionHead title={title} intro={intro} />
      {loaded ? <loaded.CheckList {...words} /> : <p>{words.none}</p>}
      <Note as="p" html={note} />
    </Section>
  );
}

/*
 * Without rows, what there is to say of them is beside the line that says so. On a very wide screen the heading is beside
 * all of it, and as high.
 */
const listed = css`
  @media screen and ${from("large")} and ${below("broad")} {
    > div:has(> p + p) {
      display: grid;
      grid-template-columns: var(--beside);
      column-gap: var(--gap);
      > header {
        grid-column: 1 / -1;
      }
      > p {
        margin: 0;
      }
    }
  }
  @media screen and ${from("broad")} {
    > div {
      grid-template-rows: repeat(3, auto) 1fr;
      > header {
        grid-row: 1 / -1;
      }
    }
  }
  /* Nobody prints that nothing was checked. */
  @media print {
    &:not(:has(tbody)) {
      display: none;
    }
  }
`;

const Note = styled(Text)`
  max-width: var(--measure);
  margin-top: 1.5rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  code {
    white-space: nowrap;
  }
`;

export const checksFragment = graphql`
  fragment Checks on Checks {
    anchor
    title
    intro {
      html
    }
    none
    heads
    whole
    print
    forget
    note {
      html
    }
  }
`;
