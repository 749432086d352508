import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef } from "react";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { useNear } from "../hooks/useNear";
import { below, from } from "../theme/breakpoints";
import { headingBeside } from "./headingBeside";

/** Numbered steps on a line that fills when it comes into view. None is amber: reading proves nothing. */
export function Steps({ anchor, title, intro, stepsLook, steps }: Queries.StepsFragment) {
  const list = useRef<HTMLOListElement>(null);
  const seen = useNear(list, -120);
  const many = stepsLook === "down" || steps.length > 5 ? "many" : steps.length > 4 ? "five" : "few";
  return (
    <Section anchor={anchor}>
      <Frame data-steps={many}>
        <SectionHead title={title} intro={intro} />
        <List ref={list} data-seen={seen} data-steps={many}>
          {steps.map((step, index) => (
            <li key={step.title} style={delayed(index)}>
              <Position aria-hidden="true">{index + 1}</Position>
              <div>
                <h3>{step.title}</h3>
                <Text as="p" html={step.text} />
              </div>
            </li>
          ))}
        </List>
      </Frame>
    </Section>
  );
}

/** The delay until the line reaches a step: each part of the line takes `--brisk` to fill. */
const delayed = (index: number) => ({ "--delay": `calc(${index} * var(--brisk))` });

/* The line is vertical, next to the heading, where there is no room for all steps side by side. */
const Frame = styled.div`
  @media ${from("wide")} {
    &[data-steps="many"] {
      ${headingBeside}
    }
  }
  @media ${from("wide")} and ${below("full")} {
    &[data-steps="five"] {
      ${headingBeside}
    }
  }
`;

const Position = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--bg);
  font: 500 1rem / 1 var(--font-mono);
`;

/** Steps side by side, on a horizontal line. */
const across = css`
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--gap);
  li {
    flex-direction: column;
    gap: 1rem;
    padding: 0;
  }
  li::before,
  li::after {
    top: calc(1.25rem - 1px);
    right: calc(-1 * var(--gap));
    bottom: auto;
    left: 2.5rem;
    width: auto;
    height: 2px;
  }
  li::after {
    transform: scaleX(var(--filled));
    transform-origin: left;
  }
  p {
    font-size: 1rem;
  }
`;

const List = styled.ol`
  --filled: 1;
  display: grid;
  html.js &[data-seen="false"] {
    --filled: 0;
  }
  li {
    position: relative;
    display: flex;
    gap: min(1.5rem, 5vw);
    padding-bottom: 1.25rem;
    overflow-wrap: anywhere;
  }
  li::before,
  li::after {
    position: absolute;
    top: 2.5rem;
    bottom: 0;
    left: calc(1.25rem - 1px);
    width: 2px;
    background: var(--line);
    content: "";
  }
  li::after {
    background: var(--hue-ink);
    transform: scaleY(var(--filled));
    transform-origin: top;
    transition: transform var(--brisk) linear var(--delay);
  }
  li:last-of-type::before,
  li:last-of-type::after {
    display: none;
  }
  li:last-of-type {
    padding-bottom: 0;
  }
  h3 {
    margin: 0.35rem 0 0.5rem;
    font-size: var(--text-h3);
  }
  p {
    max-width: 40rem;
    color: var(--fg-muted);
  }
  @media ${from("wide")} {
    &[data-steps="few"] {
      ${across}
    }
  }
  @media ${from("full")} {
    &[data-steps="five"] {
      ${across}
    }
  }
  @media print {
    li {
      gap: 1rem;
      padding-bottom: 0.8rem;
    }
    li > span {
      width: 2rem;
      height: 2rem;
    }
    li::before {
      content: none;
    }
    h3 {
      margin-block: 0.15rem 0.2rem;
    }
  }
`;

export const stepsFragment = graphql`
  fragment Steps on Steps {
    anchor
    title
    intro {
      html
    }
    stepsLook: look
    steps {
      title
      text {
        html
      }
    }
  }
`;
