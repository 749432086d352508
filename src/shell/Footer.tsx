import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { Icon, uiIcons } from "../components/Icon";
import { Content } from "../components/Section";
import { ThemeChoice } from "../components/themeSwitch/ThemeChoice";
import { useChrome } from "../hooks/useChrome";
import { contactRoute, isExternal } from "../shared/routes";
import { below, from } from "../theme/breakpoints";
import { Logo } from "./Logo";
import { NewsletterForm } from "./NewsletterForm";
import { secondColumn } from "./newsletterParts";

/** The footer: the newsletter, the contact to sales, and links to every page that a visitor may look for. */
export function Footer() {
  const { siteContent, menusContent, wordsContent } = useChrome<Queries.FooterChromeFragment>();
  const { blurb, contact, terms, rights } = wordsContent.footer;
  return (
    <Base lang="en">
      <Content>
        <Top>
          <NewsletterForm />
          <AppLink href={contactRoute} css={buttonStyle("secondary")}>
            {contact}
          </AppLink>
        </Top>
        <Columns>
          <Blurb>
            <Logo />
            <p>{blurb}</p>
          </Blurb>
          {menusContent.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, title: name }) => (
                  <li key={href}>
                    <AppLink href={href}>
                      {name}
                      {isExternal(href) && <Icon drawing={uiIcons.away} size={13} />}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Small>
          <span>
            ©{" "}
            <span ref={showCurrentYear} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{" "}
            {siteContent.brand}. {rights}
          </span>
          {menusContent.small.map(({ href, title }) => (
            <AppLink key={href} href={href}>
              {title}
            </AppLink>
          ))}
          {siteContent.legal.terms && <AppLink href={siteContent.legal.terms}>{terms}</AppLink>}
          <ThemeChoice />
        </Small>
      </Content>
    </Base>
  );
}

/** Updates the copyright year: the page may be read in a later year than it was built in. */
const showCurrentYear = (element: HTMLElement | null) => {
  if (element) element.textContent = String(new Date().getFullYear());
};

const Base = styled.footer`
  padding: clamp(1.25rem, 2vw, 1.5rem) max(var(--gutter), env(safe-area-inset-right))
    max(1rem, env(safe-area-inset-bottom)) max(var(--gutter), env(safe-area-inset-left));
  border-top: 1px solid var(--line);
  background: var(--bg-foot);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 3rem;
  align-items: flex-start;
  justify-content: space-between;
  padding-bottom: 1.125rem;
  border-bottom: 1px solid var(--line);
  > div {
    flex: 1 1 20rem;
  }
  /* In line with the field, above which is its name, or on the widest screens before it. */
  @media ${from("desktop")} and ${below("full")} {
    > a {
      margin-top: 2rem;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 1.25rem 2rem;
  padding-block: 1rem;
  h2 {
    margin-bottom: 0.5rem;
    font-weight: 560;
    font-size: var(--text-small);
    letter-spacing: -0.005em;
    white-space: nowrap;
  }
  li a {
    display: inline-flex;
    gap: 0.3rem;
    align-items: center;
    min-height: 2rem;
    padding-block: 0.25rem;
    color: var(--fg-muted);
    font-size: var(--text-small);
    line-height: 1.3;
    text-decoration: none;
  }
  li a:hover {
    color: var(--fg);
    text-decoration: underline;
  }
  /* Long lists get two columns, so that they are no taller than the text next to them. */
  nav:has(li:nth-of-type(10)) ul {
    column-gap: 2rem;
    columns: 2 7.5rem;
  }
  li {
    break-inside: avoid;
  }
  /* The short lists share a column, so that the words of the brand keep to three or four lines. The long ones stand on
     four equal tracks, above the first of which begins the newsletter's field. */
  @media ${from("full")} {
    --short: 7.25rem;
    grid-template: auto 1fr / calc(${secondColumn} - var(--short) - 2rem) var(--short) repeat(2, minmax(0, 1fr));
    gap: 0.75rem 1rem;
    h2 {
      margin-bottom: 0.25rem;
    }
    li a {
      min-height: 1.625rem;
      font-size: 0.875rem;
    }
    > div {
      grid-row: 1 / 3;
    }
    nav {
      grid-column: 2;
    }
    nav:has(li:nth-of-type(10)) {
      grid-area: 1 / 3 / 3;
      ul {
        columns: 2;
        column-gap: 1rem;
      }
      ~ nav:has(li:nth-of-type(10)) {
        grid-column: 4;
      }
    }
  }
  /* Short lists share the first column; each long one has its own. */
  @media ${from("medium")} and ${below("desktop")} {
    grid-template: auto auto 1fr / repeat(3, auto);
    nav {
      grid-column: 1;
    }
    nav:has(li:nth-of-type(10)) {
      grid-area: 2 / 2 / 4;
      ul {
        columns: auto;
      }
      ~ nav:has(li:nth-of-type(10)) {
        grid-column: 3;
      }
    }
  }
  /* On a phone, each short list is a row next to its title. */
  @media ${below("medium")} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 1.25rem;
    nav:not(:has(li:nth-of-type(4))),
    nav:not(:has(li:nth-of-type(4))) ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5rem;
      align-items: center;
    }
    nav:not(:has(li:nth-of-type(4))) h2 {
      margin: 0;
    }
  }
`;

const Blurb = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  color: var(--fg-muted);
  font-size: var(--text-small);
  p {
    text-wrap: pretty;
  }
  @media ${below("full")} {
    grid-column: 1 / -1;
  }
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.125rem;
  align-items: center;
  color: var(--fg-faint);
  font-size: 0.875rem;
  /* The theme at the end of the same line. */
  @media ${from("full")} {
    column-gap: 0.625rem;
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

export const footerChrome = graphql`
  fragment FooterChrome on Query {
    siteContent { brand legal { terms } }
    menusContent {
      footer { title links { href title } }
      small { href title }
    }
    wordsContent { footer { blurb contact terms rights } }
  }
`;
