import { graphql, useStaticQuery } from "gatsby";

/**
 * The words, links and settings that a component shows on every page. A component asks for them in a fragment next to
 * its markup, `<Component>Chrome`, and names it here: `useChrome<Queries.LogoChromeFragment>()`. All fragments are one
 * query, so that the browser makes one request. A fragment that the query lacks gives the type `never`.
 */
export const useChrome = <Part = Queries.ChromeQuery>(): Chrome extends Present<Part>
  ? Present<Part>
  : never =>
  useStaticQuery(graphql`
    query Chrome {
      ...AppLinkChrome
      ...ArticleChrome
      ...CarouselChrome
      ...CarouselControlsChrome
      ...CertificateChrome
      ...ContactFormChrome
      ...FooterChrome
      ...GlossaryListChrome
      ...HeaderChrome
      ...LogoChrome
      ...MenuBarChrome
      ...MessageFormChrome
      ...MessageReceiptChrome
      ...MobileMenuButtonChrome
      ...MobileMenuChrome
      ...NewsCardChrome
      ...NewsletterFormChrome
      ...PictureChrome
      ...ReplayIconChrome
      ...SearchButtonChrome
      ...ServiceGridChrome
      ...SnapRowChrome
      ...ThemeButtonChrome
      ...ThemeChoiceChrome
      ...ToolsChrome
      ...VideoPlayerChrome
    }
  `);

type Present<T> = { [Key in keyof T]: NonNullable<T[Key]> };

/** The answer to the whole query. Its files are required, so their nodes always exist. */
export type Chrome = Present<Queries.ChromeQuery>;
