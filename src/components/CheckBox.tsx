import styled from "@emotion/styled";

/** The label around a checkbox, and the styles of both. */
export const CheckBox = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--text-small);
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 1px solid var(--control);
    border-radius: 5px;
    background: var(--bg);
    appearance: none;
  }
  input:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  input:checked::before {
    display: block;
    width: 0.375rem;
    height: 0.75rem;
    margin: 0.0625rem auto;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: "";
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
