import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef } from "react";
import { Section, SectionHead } from "../components/Section";
import { Sketch } from "../components/Sketch";
import { Text } from "../components/Text";
import { useNear } from "../hooks/useNear";
import { below, from } from "../theme/breakpoints";
import { afterText } from "./afterText";
import { headingBeside, third } from "./headingBeside";
import { stepLayouts } from "./stepLayouts";

/** Numbered steps; a line between them fills when it comes into view. None is amber: reading proves nothing. */
export function Steps({ anchor, title, intro, stepsLook, steps }: Queries.StepsFragment) {
  const list = useRef<HTMLOListElement>(null);
  const seen = useNear(list, -120);
  const many = stepsLook === "down" || steps.length > 5 ? "many" : steps.length > 4 ? "five" : "few";
  const isLine = stepsLook === "across" || stepsLook === "down";
  return (
    <Section
      anchor={anchor}
      tone={stepsLook === "band" ? "raised" : "plain"}
      css={stepsLook === "stairs" && afterText}
    >
      <div css={[isLine && besideMany, stepsLook === "ladder" && third]} data-steps={many}>
        <SectionHead title={title} intro={intro} />
        <List ref={list} data-seen={seen} data-steps={many} css={stepLayouts[stepsLook]}>
          {steps.map((step, index) => (
            <li key={step.title} style={placed(index)}>
              {stepsLook === "drawn" && step.drawing ? (
                <Sketch drawing={step.drawing} />
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
              <div>
                <h3>{step.title}</h3>
                <Text as="p" html={step.text} />
              </div>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}

/** A step's place: how low it stands, and when a line reaches it. */
const placed = (index: number) => ({ "--index": `${index}` });

/* The line is vertical, next to the heading, where there is no room for all steps side by side. */
const besideMany = css`
  @media ${from("wide")} {
    &[data-steps="many"] {
      ${headingBeside}
      grid-template-columns: var(--third);
    }
  }
  @media ${from("wide")} and ${below("full")} {
    &[data-steps="five"] {
      ${headingBeside}
    }
  }
`;

const List = styled.ol`
  display: grid;
  li {
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: 0.5rem;
    font-size: var(--text-h3);
  }
  p {
    max-width: 40rem;
    color: var(--fg-muted);
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
      drawing {
        shapes
      }
    }
  }
`;
