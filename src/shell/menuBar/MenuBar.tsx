import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../../components/AppLink";
import { Icon, uiIcons } from "../../components/Icon";
import { useChrome } from "../../hooks/useChrome";
import { below } from "../../theme/breakpoints";
import { MenuPanel } from "./MenuPanel";
import type { MenuMark, StopMark } from "./marks";

/**
 * The header's menus on wide screens, all closed. script.ts opens them; without JavaScript, hover and focus
 * do.
 */
export function MenuBar({ path }: { path: string }) {
  const { menusContent, wordsContent } = useChrome<Queries.MenuBarChromeFragment>();
  return (
    <Nav aria-label={wordsContent.header.mainMenu}>
      <List>
        {menusContent.header.map(({ title, entries }, index) => (
          <li key={title} {...({ "data-menu": true } satisfies MenuMark)}>
            <button
              type="button"
              css={topStyle}
              {...({ "data-top": true } satisfies StopMark)}
              data-current={entries.some(({ href }) => href === path)}
              aria-expanded={false}
              aria-controls={`menu-${index}`}
            >
              {title}
              <Icon drawing={uiIcons.chevron} size={16} />
            </button>
            <MenuPanel id={`menu-${index}`} entries={entries} />
          </li>
        ))}
        {menusContent.plain.map(({ href, title }) => (
          <li key={href}>
            <AppLink
              href={href}
              css={topStyle}
              {...({ "data-top": true } satisfies StopMark)}
              data-current={href === path}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  margin-inline-start: clamp(0.5rem, 2vw, 2rem);
  @media ${below("wide")} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  gap: 0.125rem;
`;

const topStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.875rem;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--fg-muted);
  font-weight: 480;
  font-size: var(--text-small);
  text-decoration: none;
  transition: color var(--quick);
  &:hover,
  &[aria-expanded="true"],
  &[data-current="true"] {
    color: var(--fg);
  }
  &[data-current="true"] {
    font-weight: 560;
  }
  svg {
    transition: transform var(--quick);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

export const menuBarChrome = graphql`
  fragment MenuBarChrome on Query {
    menusContent {
      header { title entries { ...MenuPanel } }
      plain { href title }
    }
    wordsContent { header { mainMenu } }
  }
`;
