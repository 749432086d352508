import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { useChrome } from "../hooks/useChrome";
import { from } from "../theme/breakpoints";

/**
 * The logo, linked to the home page. The HTML has both variants; the theme's CSS shows one, and only that one loads.
 */
export function Logo() {
  const { siteContent, wordsContent } = useChrome<Queries.LogoChromeFragment>();
  const { src, dark, alt } = siteContent.logo;
  return (
    <HomeLink href="/" aria-label={wordsContent.header.home}>
      <img
        className="only-light"
        src={src.publicURL ?? ""}
        alt={alt}
        width={150}
        height={32}
        loading="lazy"
      />
      <img
        className="only-dark"
        src={dark?.publicURL ?? src.publicURL ?? ""}
        alt={alt}
        width={150}
        height={32}
        loading="lazy"
      />
    </HomeLink>
  );
}

const HomeLink = styled(AppLink)`
  display: flex;
  /* On the smallest phones the logo is what the buttons next to it leave, from the first paint on. */
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  max-width: calc(100vw - 2 * var(--gutter) - 12.125rem);
  @media ${from("phone")} {
    max-width: calc(100vw - 2 * var(--gutter) - 14.375rem);
  }
  min-height: 2.75rem;
  border-radius: var(--radius-s);
  /* For the alt text, if the picture fails to load. */
  font-weight: 600;
  text-decoration: none;
  img {
    height: auto;
  }
`;

export const logoChrome = graphql`
  fragment LogoChrome on Query {
    siteContent {
      logo { src { publicURL } dark { publicURL } alt }
    }
    wordsContent { header { home } }
  }
`;
