import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";

/**
 * A working piece of the page's subject. Its HTML comes from the build and belongs to its own code from then on
 * (src/exhibits/kit): React puts it there and never changes it.
 */
export function Exhibit({ anchor, title, intro, limits, bench }: Queries.ExhibitFragment) {
  // React writes markup again for every new object.
  const markup = useMemo(() => ({ __html: bench.html }), [bench]);
  return (
    <Section anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <div dangerouslySetInnerHTML={markup} suppressHydrationWarning />
      <Limits as="p" html={limits} />
    </Section>
  );
}

const Limits = styled(Text)`
  max-width: var(--measure);
  margin-top: 1.25rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
`;

export const exhibitFragment = graphql`
  fragment Exhibit on Exhibit {
    anchor
    title
    intro {
      html
    }
    limits {
      html
    }
    bench {
      html
    }
  }
`;
