import { graphql, useStaticQuery } from "gatsby";
import type { Present } from "./useChrome";

/** The words of the contact form. They are apart from those of the shell, so that pages without the form do not load them. */
export const useContactWords = () =>
  useStaticQuery<Present<Queries.ContactWordsQuery>>(graphql`
    query ContactWords {
      wordsContent {
        contact {
          name
          email
          message
          newsletter
          send
          sending
          onItsWay
          late
          elsewhere
          arrived
          kept
          another
          sentAt
          hash
          about
          nameMissing
          nameLong
          emailMissing
          emailWrong
          messageMissing
          messageLong
          left
          tooMany
          summary
          titleError
          titleSent
          privacy
          failed
          noEndpoint
          noScript
        }
      }
    }
  `).wordsContent.contact;

export type ContactFormWords = ReturnType<typeof useContactWords>;
