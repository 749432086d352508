import { Icon, signs } from "../components/Icon";
import { RoundButton } from "../components/RoundButton";
import { useChrome } from "../hooks/useChrome";

/** Flips between light and dark; src/head/prepaint.ts does it. Its sign is the theme that a click brings. */
export const ThemeButton = () => (
  <RoundButton
    type="button"
    className="needs-js"
    aria-label={useChrome().wordsContent.header.theme}
    data-theme-button
  >
    <span className="only-light">
      <Icon drawing={signs.moon} size={20} />
    </span>
    <span className="only-dark">
      <Icon drawing={signs.sun} size={20} />
    </span>
  </RoundButton>
);
