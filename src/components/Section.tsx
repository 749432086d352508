import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Html } from "../shared/compiled";
import { Text } from "./Text";

interface SectionProps {
  anchor?: string | null;
  tone?: "plain" | "raised";
  className?: string;
  children: ReactNode;
}

/** A full-width band with its content at the site's width. */
export const Section = ({ anchor, tone = "plain", className, children }: SectionProps) => (
  <Band id={anchor ?? undefined} data-tone={tone} className={className}>
    <Content>{children}</Content>
  </Band>
);

const Band = styled.section`
  padding: calc(var(--rhythm) / 2) var(--gutter);
  &[data-tone="raised"] {
    padding-block: var(--rhythm);
    margin-block: calc(var(--rhythm) / 2);
    background: var(--bg-raised);
  }
`;

export const Content = styled.div`
  width: 100%;
  max-width: var(--content);
  margin-inline: auto;
`;

interface SectionHeadProps {
  title: string;
  intro?: Html | null;
}

/** A section's heading and introduction. */
export const SectionHead = ({ title, intro }: SectionHeadProps) => (
  <Head>
    <Title>{title}</Title>
    {intro && <Lead as="p" html={intro} />}
  </Head>
);

const Head = styled.header`
  display: grid;
  align-content: start;
  gap: 1rem;
  max-width: 44rem;
  margin-bottom: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);
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
  color: var(--fg-faint);
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
