import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture, textSizes } from "../components/Picture";
import { RichText } from "../components/RichText";
import { Eyebrow, Section, Title } from "../components/Section";
import type { Html } from "../shared/compiled";
import { from } from "../theme/breakpoints";
import { fitsAside, headingBeside } from "./headingBeside";
import { aside, drawn, half, lead, wide } from "./proseSettings";

/** Running text: it begins in large type, has its heading above or on the side on wide screens, or is beside another one. */
export const Prose = ({ anchor, eyebrow, title, body, picture, setting }: Queries.ProseFragment) => (
  <Section anchor={anchor} css={setting === "half" && half} density={setting === "half" ? "normal" : "tight"}>
    <Split
      data-setting={settingOf(setting, title, body)}
      css={[
        (setting === "lead" || setting === "aside") && lead,
        setting === "aside" && aside,
        isUnfolded(body) && isDrawn(body) ? drawn : wide,
      ]}
    >
      <header>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
      </header>
      <RichText html={body} />
      {picture && <Picture image={picture} sizes={textSizes} />}
    </Split>
  </Section>
);

/** What suits the section: code needs the width, and a long heading has no room on the side. */
function settingOf(setting: Queries.ProseFragment["setting"], title: string, body: Html) {
  if (body.html.includes('<figure class="code">') && fitsAside(title)) return "code";
  if (isUnfolded(body)) return "above";
  return setting === "aside" && !fitsAside(title) ? "lead" : setting;
}

/** Whether it has code of which all is shown. */
const isUnfolded = ({ html }: Html) => html.includes("</figcaption><pre");

/** Whether something is drawn above that. */
const isDrawn = ({ html }: Html) => html.includes('<figure class="figure"');

const Split = styled.div`
  header {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  display: grid;
  gap: 1.5rem var(--gap);
  > picture {
    max-width: var(--measure);
  }
  &[data-setting="large"] > div {
    --measure: 56rem;
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  /* A row of a grid that breaks across pages is printed over by the next. */
  @media print {
    display: block;
  }
  @media ${from("large")} {
    &[data-setting="beside"] {
      ${headingBeside}
      > picture {
        grid-column: 2;
      }
      /* What is said of code stands below the heading, and the code has more width. */
      &:has(> div > .code:first-child) {
        grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 8fr);
        > div {
          display: contents;
        }
        .code {
          grid-area: 1 / 2 / span 2;
        }
      }
    }
    &[data-setting="code"] {
      ${headingBeside}
      grid-template-columns: var(--aside) minmax(0, 1fr);
    }
    &[data-setting="columns"] > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: inherit;
    }
  }
`;

export const proseFragment = graphql`
  fragment Prose on Prose {
    anchor
    eyebrow
    title
    body {
      html
    }
    picture {
      ...Picture
    }
    setting
  }
`;
