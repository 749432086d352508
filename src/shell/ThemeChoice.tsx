import styled from "@emotion/styled";
import { useChrome } from "../hooks/useChrome";
import { type Choice, choices } from "../theme/choice";
import { choose } from "../theme/switch";
import { useChoice } from "../theme/theme";

/**
 * What the theme follows: the device, or nothing but the visitor's choice. The button in the header never leads back to
 * the device's; this does. Until the page is alive the script in <head> answers it (src/head/prepaint.ts).
 */
export function ThemeChoice() {
  const words = useChrome().wordsContent.theme;
  return (
    <Label className="needs-js">
      {words.label}{" "}
      <select
        // A browser that fills in what stood here at the last visit would say what is not so.
        autoComplete="off"
        data-theme-choice
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
