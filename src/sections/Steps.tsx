import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef } from "react";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { useNear } from "../hooks/useNear";
import { from } from "../theme/breakpoints";
import { headingBeside } from "./headingBeside";

/**
 * Numbered steps on a line that fills when it comes into view. At its end the last step turns amber, the color of
 * proof.
 */
export function Steps({ anchor, title, intro, steps }: Queries.StepsFragment) {
  const list = useRef<HTMLOListElement>(null);
  const seen = useNear(list, -120);
  return (
    <Section anchor={anchor}>
      <Frame data-many={steps.length > 4}>
        <SectionHead title={title} intro={intro} />
        <List ref={list} data-seen={seen} data-many={steps.length > 4}>
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

/* With many steps the line is vertical, next to the heading. */
const Frame = styled.div`
  @media ${from("wide")} {
    &[data-many="true"] {
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
    padding-bottom: 2.25rem;
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
    background: var(--accent);
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
  li:last-of-type > span {
    transition: var(--brisk) var(--delay);
    transition-property: background-color, border-color, color;
  }
  html:not(.js) & li:last-of-type > span,
  &[data-seen="true"] li:last-of-type > span {
    border-color: var(--proof);
    background: var(--proof);
    color: var(--on-proof);
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
    &[data-many="false"] {
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      li {
        flex-direction: column;
        gap: 1.25rem;
        padding: 0 clamp(1rem, 2vw, 2rem) 0 0;
      }
      li::before,
      li::after {
        top: calc(1.25rem - 1px);
        right: 0;
        bottom: auto;
        left: 2.5rem;
        width: auto;
        height: 2px;
      }
      li::after {
        transform: scaleX(var(--filled));
        transform-origin: left;
      }
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
    steps {
      title
      text {
        html
      }
    }
  }
`;
