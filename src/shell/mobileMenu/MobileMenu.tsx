import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../../components/AppLink";
import { buttonStyle } from "../../components/Button";
import { Icon, uiIcons } from "../../components/Icon";
import { RoundButton, roundStyle } from "../../components/RoundButton";
import { useChrome } from "../../hooks/useChrome";
import { contactRoute } from "../../shared/routes";
import { from } from "../../theme/breakpoints";
import { Logo } from "../Logo";
import { Tools } from "../Tools";
import { Accordion } from "./Accordion";
import { menuId } from "./marks";

/**
 * The navigation on small screens: a full-screen modal dialog, which script.ts opens and closes. Its head is the header's,
 * so that nothing moves when it opens. It is next to the header, not in it: what the header has is there once.
 */
export function MobileMenu({ path }: { path: string }) {
  const { menusContent, wordsContent } = useChrome<Queries.MobileMenuChromeFragment>();
  const { closeMenu, mainMenu } = wordsContent.header;
  return (
    <Dialog id={menuId} aria-label={mainMenu} lang="en">
      <Head>
        <Logo />
        <div>
          <Tools second />
          <RoundButton type="button" className="needs-js" aria-label={closeMenu}>
            <Icon drawing={uiIcons.close} size={22} />
          </RoundButton>
          <span className="without-js">
            <a css={roundStyle} href="#content" aria-label={closeMenu}>
              <Icon drawing={uiIcons.close} size={22} />
            </a>
          </span>
        </div>
      </Head>
      <nav aria-label={mainMenu}>
        <Accordion menus={menusContent.header} path={path} />
        <Plain>
          {menusContent.plain.map(({ href, title }) => (
            <li key={href}>
              <PlainLink href={href}>{title}</PlainLink>
            </li>
          ))}
        </Plain>
      </nav>
      <AppLink href={contactRoute} css={buttonStyle("primary")}>
        {wordsContent.footer.contact}
      </AppLink>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  @media ${from("wide")} {
    display: none !important;
  }
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: env(safe-area-inset-top) max(var(--gutter), env(safe-area-inset-right))
    max(2rem, env(safe-area-inset-bottom)) max(var(--gutter), env(safe-area-inset-left));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--bg);
  color: var(--fg);
  /* Its rows share the screen, and leave a thumb's way to the button at its end. */
  --row: clamp(4rem, 12vh, 6.5rem);
  /* For browsers that do not support <dialog>; others do this by default. */
  &:not([open]):not(:target) {
    display: none;
  }
  &[open],
  &:target {
    display: flex;
    flex-direction: column;
    position: fixed;
    inset: 0;
    z-index: 30;
  }
  &[open] {
    animation: mobile-menu-in var(--brisk) var(--ease);
  }
  > a {
    flex: none;
    margin-top: auto;
  }
  @keyframes mobile-menu-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  gap: clamp(0.75rem, 2vw, 1rem);
  align-items: center;
  height: var(--header);
  > div {
    display: flex;
    flex: none;
    gap: 0.125rem;
    margin-inline-start: auto;
    /* The room of the page's seal. */
    @media ${from("phone")} {
      padding-inline-start: 2.25rem;
    }
  }
`;

const Plain = styled.ul`
  border-top: 1px solid var(--line);
`;

const PlainLink = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: var(--row);
  border-bottom: 1px solid var(--line);
  font-weight: 560;
  font-size: var(--text-h2);
  letter-spacing: -0.02em;
  text-decoration: none;
  &[aria-current="page"] {
    color: var(--accent);
  }
`;

export const mobileMenuChrome = graphql`
  fragment MobileMenuChrome on Query {
    menusContent { header { ...Accordion } plain { href title } }
    wordsContent { header { closeMenu mainMenu } footer { contact } }
  }
`;
