import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { ActionButton } from "../components/Button";
import { SectionHead } from "../components/Section";
import { Bench } from "./Exhibit";

/** A picture of an exhibit, which the build has drawn from a run of it, and the way to the exhibit itself. */
export function ExhibitFigure({ anchor, title, intro, figure, action }: Queries.ExhibitFigureFragment) {
  // React rewrites the markup whenever this object is a new one.
  const markup = useMemo(() => ({ __html: figure.html }), [figure]);
  return (
    <Bench bench anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <Picture dangerouslySetInnerHTML={markup} suppressHydrationWarning />
      <ActionButton {...action} />
    </Bench>
  );
}

const Picture = styled.div`
  margin-bottom: 1.5rem;
  /* Nothing in it is pressed or checked: all its lines and grounds have the page's hue. */
  --bg-raised: var(--hue-band);
  --bg-sunken: var(--hue-ground);
  --line: var(--hue-line);
  --line-strong: var(--hue-line);
  &&& .ex-rule li {
    border-inline-start-color: var(--hue-ink);
  }
  &&& .ex-slips > li[data-in] {
    border-color: var(--hue-ink);
  }
  &&& .ex-tag {
    stroke: var(--hue-ink);
  }
  /* The line under a value says that it can be opened. */
  .ex-long code {
    border-bottom: 0;
  }
  figcaption {
    max-width: var(--measure);
    margin-top: 1.25rem;
    color: var(--fg-muted);
    font-size: var(--text-small);
    text-wrap: balance;
  }
`;

export const exhibitFigureFragment = graphql`
  fragment ExhibitFigure on ExhibitFigure {
    anchor
    title
    intro {
      html
    }
    figure {
      html
    }
    action {
      ...ActionParts
    }
  }
`;
