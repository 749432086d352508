import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { from } from "../theme/breakpoints";

type ListModule = typeof import("./CheckList");

/** What has passed a check in this browser. By its button it is printed alone, as a certificate (theme/printLinks.css). */
export function Checks({ anchor, title, intro, note, ...words }: Queries.ChecksFragment) {
  const [loaded, setLoaded] = useState<ListModule>();
  // Only one page has the list, and all have this file.
  useEffect(() => {
    import("./CheckList").then(setLoaded, () => {});
  }, []);
  return (
    <Sheet anchor={anchor} className="sheet">
      <SectionHead title={title} intro={intro} />
      {loaded ? <loaded.CheckList {...words} /> : <p>{words.none}</p>}
      <Note as="p" html={note} />
    </Sheet>
  );
}

/* Without rows, what there is to say of them is beside the line that says so. */
const Sheet = styled(Section)`
  @media screen and ${from("large")} {
    > div:has(> p + p) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--gap);
      > header {
        grid-column: 1 / -1;
      }
      > p {
        margin: 0;
      }
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
