import { graphql, useStaticQuery } from "gatsby";

/** What the shell of every page shows: brand, menus, words, form endpoints. */
export const useChrome = () =>
  useStaticQuery<Chrome>(graphql`
    query Chrome {
      siteContent {
        brand
        committed
        email
        logo {
          src {
            publicURL
          }
          dark {
            publicURL
          }
          alt
        }
        placeholder {
          publicURL
        }
        forms {
          contact
          newsletter
        }
        legal {
          privacy
          terms
        }
      }
      menusContent {
        header {
          title
          entries {
            href
            title
            description
            icon {
              shapes
            }
            mark
            featured
            external
            image {
              ...MenuPicture
            }
          }
        }
        plain {
          href
          title
        }
        search {
          href
          title
          icon {
            shapes
          }
        }
        community {
          href
          title
          icon {
            shapes
          }
        }
        footer {
          title
          links {
            href
            title
          }
        }
        small {
          href
          title
        }
      }
      wordsContent {
        header {
          skip
          home
          mainMenu
          openMenu
          closeMenu
          theme
          newTab
        }
        footer {
          blurb
          contact
          terms
          rights
          receipt
        }
        theme {
          label
          system
          light
          dark
        }
        carousel {
          role
          slide
          previous
          next
          pause
          play
          goTo
          position
          read
          watch
        }
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
          heldBack
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
        newsletter {
          title
          text
          email
          placeholder
          send
          sending
          privacy
          done
          doneText
          failedTitle
          failedText
          failedInline
          noEndpoint
          noScript
        }
        page {
          learnMore
          play
          contents
          references
          closeToast
        }
      }
    }
  `);

type Present<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** The query's files are required, so their nodes always exist. */
export type Chrome = Present<Queries.ChromeQuery>;
