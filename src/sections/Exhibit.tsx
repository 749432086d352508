import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import { Limits } from "../components/Limits";
import { Section, Title } from "../components/Section";
import { Text } from "../components/Text";
import { hasState } from "../shared/exhibitState";
import { from } from "../theme/breakpoints";

/**
 * A working demo of the page's subject. The build renders its HTML, and the exhibit's own code (src/exhibits/kit)
 * manages it from then on: React inserts it and never changes it.
 */
export function Exhibit({ anchor, title, intro, limits, bench }: Queries.ExhibitFragment) {
  // React rewrites the markup whenever this object is a new one.
  const markup = useMemo(() => ({ __html: bench.html }), [bench]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => bringBack(place.current), []);
  return (
    <Bench anchor={anchor}>
      <Head>
        <Title>{title}</Title>
        {intro && <Text as="p" html={intro} />}
      </Head>
      <div ref={place} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
      <Limits html={limits} />
    </Bench>
  );
}

/**
 * Wakes an exhibit that has a state to bring back, or a calculator whose figures the address names, as the first sign of a
 * visitor would (src/head/exhibits.ts).
 */
function bringBack(bench: HTMLElement | null) {
  const exhibit = bench?.querySelector<HTMLElement>("[data-kit]");
  if (!exhibit) return;
  const named = document.getElementById(location.hash.slice(1));
  if (hasState(exhibit.dataset.kept ?? "") || exhibit.contains(named))
    exhibit.dispatchEvent(new Event("focusin", { bubbles: true }));
}

/** A calculator is laid out like an exhibit. */
export const Calculator = (props: Queries.CalculatorFragment) => <Exhibit {...props} />;

/* Close to the page's opening, so that both are in view at once. */
export const Bench = styled(Section)`
  padding-top: clamp(2.25rem, 1rem + 4vw, 5.25rem);
`;

export const Head = styled.header`
  display: grid;
  gap: 0.5rem clamp(2rem, 5vw, 5rem);
  margin-bottom: 1.5rem;
  h2 {
    font-size: var(--text-h3);
  }
  p {
    color: var(--fg-muted);
  }
  @media ${from("wide")} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

export const calculatorFragment = graphql`
  fragment Calculator on Calculator {
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
