import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useChrome } from "../../hooks/useChrome";
import { type Choice, choices } from "./choice";
import type { ChoiceMark } from "./marks";
import { choose } from "./switch";
import { useChoice } from "./useTheme";

/**
 * Chooses the theme: light, dark, or the device's, which the button in the header cannot return to. Until the page is
 * alive, the script in <head> handles it (script.ts).
 */
export function ThemeChoice() {
  const words = useChrome<Queries.ThemeChoiceChromeFragment>().wordsContent.theme;
  return (
    <Label className="needs-js">
      {words.label}{" "}
      <select
        // Keeps browsers from restoring an outdated choice from the last visit.
        autoComplete="off"
        {...({ "data-theme-choice": true } satisfies ChoiceMark)}
        value={useChoice()}
        onChange={({ target }) => choose(target.value as Choice)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    </Label>
  );
}

const Label = styled.label`
  select {
    min-height: 2.75rem;
    padding: 0 0.375rem;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    color: var(--fg-muted);
    font: inherit;
    cursor: pointer;
  }
  select:hover {
    border-color: var(--line-strong);
    color: var(--fg);
  }
`;

export const themeChoiceChrome = graphql`
  fragment ThemeChoiceChrome on Query {
    wordsContent { theme { label system light dark } }
  }
`;
