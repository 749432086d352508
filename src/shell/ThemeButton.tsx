import { Icon, signs } from "../components/Icon";
import { RoundButton } from "../components/RoundButton";
import { useChrome } from "../hooks/useChrome";
import { toggleTheme } from "../theme/switch";

/**
 * Flips between light and dark. Its sign is the theme that a click brings. Where React does not hear the click, the
 * script in <head> answers it (src/head/prepaint.ts), and sees by the prevented default where React did.
 */
export const ThemeButton = () => (
  <RoundButton
    type="button"
    className="needs-theme"
    aria-label={useChrome().wordsContent.header.theme}
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
);
