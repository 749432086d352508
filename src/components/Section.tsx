import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Html } from "../shared/compiled";
import { from } from "../theme/breakpoints";
import { Text } from "./Text";

interface SectionProps {
  anchor?: string | null;
  /** Raised: on the page's ground; ink: on a dark one in both themes. */
  tone?: "plain" | "raised" | "ink";
  /** Tight: closer to a neighbor that is tight as well, because both are text on the same matter. */
  density?: "normal" | "tight";
  /** For what visitors try out; right below a page's opening it shares its ground (theme/tokens.ts). */
  bench?: boolean;
  className?: string;
  children: ReactNode;
}

/** A full-width band with its content at the site's width. */
export const Section = ({
  anchor,
  tone = "plain",
  density = "normal",
  bench,
  className,
  children,
}: SectionProps) => (
  <Band
    id={anchor ?? undefined}
    data-tone={tone === "ink" ? "raised" : tone}
    data-ink={tone === "ink" ? "" : undefined}
    data-density={density}
    data-bench={bench || undefined}
    className={className}
  >
    <Content>{children}</Content>
  </Band>
);

/* Three distances: the rhythm, half of it between texts on the same matter, and none between full-width grounds. The edge of
   a ground is a matter's end: what stands beside it keeps as far from it as the ground's own content does. */
const Band = styled.section`
  padding: calc(var(--rhythm) / 2) var(--gutter);
  &[data-tone="raised"] {
    padding-block: calc(var(--rhythm) * 0.7);
    background: var(--bg-raised);
  }
  &:not([data-tone="raised"]):has(+ [data-tone="raised"]) {
    padding-bottom: calc(var(--rhythm) * 0.7);
  }
  /* Several selectors: Stylis takes one that begins with a colon for a state of the section itself. */
  [data-tone="raised"] + &:not([data-tone="raised"]),
  [data-bench] + &:not([data-tone="raised"]),
  [data-layout] + &:not([data-tone="raised"]) {
    padding-top: calc(var(--rhythm) * 0.8);
  }
  /* A table, a figure, a bill, a scale and a quotation end a matter. */
  [data-density="tight"]:not([data-tone="raised"], :has(table, .figure, blockquote, [data-look="bill"], [data-look="scale"]))
    + &[data-density="tight"]:not([data-tone="raised"]) {
    padding-top: 0;
  }
`;

export const Content = styled.div`
  width: 100%;
  max-width: var(--content);
  margin-inline: auto;
`;

/** A heading, and what introduces it: beside it where there is room, else below. */
export const introBeside = css`
  display: grid;
  gap: 0.75rem var(--gap);
  @media ${from("large")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: first baseline;
  }
`;

interface SectionHeadProps {
  title: string;
  intro?: Html | null;
  /** What stands below both. */
  children?: ReactNode;
}

/** A section's heading and introduction. */
export const SectionHead = ({ title, intro, children }: SectionHeadProps) => (
  <Head>
    <Title>{title}</Title>
    {intro && <Lead as="p" html={intro} />}
    {children}
  </Head>
);

const Head = styled.header`
  ${introBeside}
  align-content: start;
  margin-bottom: clamp(1.25rem, 1rem + 1.2vw, 2rem);
  > * {
    max-width: 44rem;
  }
  > p {
    font-size: var(--text-body);
  }
`;

/** The text next to a picture, with its buttons. */
export const Story = styled.div`
  display: grid;
  justify-items: start;
  gap: 1.25rem;
  > div + div {
    margin-top: 0.5rem;
  }
`;

export const Eyebrow = styled.p`
  color: var(--hue-ink);
  font: 500 var(--text-label) / 1.4 var(--font-mono);
  letter-spacing: 0.01em;
`;

export const Title = styled.h2`
  font-size: var(--text-h2);
`;

export const Lead = styled(Text)`
  color: var(--fg-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
  text-wrap: balance;
`;
