import styled from "@emotion/styled";
import { Icon, uiIcons } from "./Icon";

interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** What is wrong with a field. Its space is reserved: an error must not move a button while it is being pressed. */
export const FieldError = ({ id, error }: FieldErrorProps) => (
  <ErrorText id={id} role="alert">
    {error !== undefined && (
      <>
        <Icon drawing={uiIcons.alert} size={18} />
        {/* In its own element: translators replace bare text nodes, and React then fails on them. */}
        <span>{error}</span>
      </>
    )}
  </ErrorText>
);

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.4em;
  margin-top: 0.25rem;
  line-height: 1.4;
  color: var(--danger);
  font-size: var(--text-small);
  svg {
    flex: none;
  }
`;
