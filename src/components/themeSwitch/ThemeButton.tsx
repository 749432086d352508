import { graphql } from "gatsby";
import { useId } from "react";
import { useChrome } from "../../hooks/useChrome";
import { Icon, uiIcons } from "../Icon";
import { RoundButton } from "../RoundButton";
import type { ButtonMark } from "./marks";
import { toggleTheme } from "./switch";

export interface Second {
  /**
   * Whether it is a second one of its kind, such as in a menu that is closed. That one is named by its content, so that
   * its `aria-label` names one control of the page.
   */
  second?: boolean;
}

/**
 * Switches between light and dark. Its icon is the theme that a click switches to; its description is the current one.
 * Where React does not get the click, the script in <head> handles it (script.ts). Preventing the default
 * tells that script that React did.
 */
export function ThemeButton({ second = false }: Second) {
  const { header, theme } = useChrome<Queries.ThemeButtonChromeFragment>().wordsContent;
  const state = useId();
  return (
    <>
      <RoundButton
        type="button"
        className="needs-theme"
        aria-label={second ? undefined : header.theme}
        aria-describedby={state}
        {...({ "data-theme-button": true } satisfies ButtonMark)}
        onClick={(event) => {
          event.preventDefault();
          toggleTheme(event.isTrusted ? event.currentTarget : undefined);
        }}
      >
        {second && <span className="visually-hidden">{header.theme}</span>}
        <span className="only-light">
          <Icon drawing={uiIcons.moon} size={20} />
        </span>
        <span className="only-dark">
          <Icon drawing={uiIcons.sun} size={20} />
        </span>
      </RoundButton>
      {/* CSS shows one of the two: it is right before any script runs, and announced on a change (WCAG 4.1.3). */}
      <span id={state} className="visually-hidden" aria-live="polite">
        <span className="only-light">{theme.light}</span>
        <span className="only-dark">{theme.dark}</span>
      </span>
    </>
  );
}

export const themeButtonChrome = graphql`
  fragment ThemeButtonChrome on Query {
    wordsContent { header { theme } theme { light dark } }
  }
`;
