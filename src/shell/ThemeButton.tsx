import { useId } from "react";
import { Icon, signs } from "../components/Icon";
import { RoundButton } from "../components/RoundButton";
import { useChrome } from "../hooks/useChrome";
import { toggleTheme } from "../theme/switch";

/**
 * Flips between light and dark. Its sign is the theme that a click brings; its description is the one that is seen. Where React does not hear the click, the
 * script in <head> answers it (src/head/prepaint.ts), and sees by the prevented default where React did.
 */
export function ThemeButton() {
  const { header, theme } = useChrome().wordsContent;
  const state = useId();
  return (
    <>
      <RoundButton
        type="button"
        className="needs-theme"
        aria-label={header.theme}
        aria-describedby={state}
        data-theme-button
        onClick={(event) => {
          event.preventDefault();
          toggleTheme();
        }}
      >
        <span className="only-light">
          <Icon drawing={signs.moon} size={20} />
        </span>
        <span className="only-dark">
          <Icon drawing={signs.sun} size={20} />
        </span>
      </RoundButton>
      {/* The style sheet shows one of the two, so it is right before any script, and heard after a press (WCAG 4.1.3). */}
      <span id={state} className="visually-hidden" aria-live="polite">
        <span className="only-light">{theme.light}</span>
        <span className="only-dark">{theme.dark}</span>
      </span>
    </>
  );
}
