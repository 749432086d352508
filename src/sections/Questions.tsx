import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { RichText } from "../components/RichText";
import { Section, SectionHead } from "../components/Section";

/** Questions that open their answers without a script. On paper all are open (theme/print.css). */
export const Questions = ({ anchor, title, intro, questions }: Queries.QuestionsFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    {questions.map(({ anchor: name, question, answer }) => (
      <Fold key={question} id={name ?? undefined} className="question">
        <summary>{question}</summary>
        <RichText html={answer} />
      </Fold>
    ))}
  </Section>
);

const Fold = styled.details`
  max-width: 44rem;
  border-top: 1px solid var(--line);
  summary {
    padding-block: 1rem;
    font-weight: 560;
    cursor: pointer;
  }
  > div {
    padding-bottom: 1.5rem;
  }
`;

export const questionsFragment = graphql`
  fragment Questions on Questions {
    anchor
    title
    intro {
      html
    }
    questions {
      anchor
      question
      answer {
        html
      }
    }
  }
`;
