import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Icon, shapes } from "./Icon";

export const inputStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 1rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-s);
  background: var(--bg);
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color var(--quick);
  &::placeholder {
    color: var(--fg-faint);
    opacity: 1;
  }
  &:hover {
    border-color: var(--fg-muted);
  }
  &:focus-visible {
    border-color: var(--accent);
    outline-offset: 0;
  }
  &:disabled {
    background: var(--bg-sunken);
    color: var(--fg-faint);
    cursor: not-allowed;
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
  }
`;

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email";
  /** A field of several lines. */
  long?: boolean;
  autoComplete: string;
  /** What is wrong with it, or undefined. */
  error: string | undefined;
  disabled: boolean;
  onBlur(): void;
}

/** A labelled field whose error is tied to it (WCAG 3.3.1). */
export function Field({
  name,
  label,
  type = "text",
  long = false,
  autoComplete,
  error,
  disabled,
  onBlur,
}: FieldProps) {
  const id = `field-${name}`;
  const shared = {
    id,
    name,
    autoComplete,
    disabled,
    onBlur,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : `${id}-error`,
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {long ? (
        <textarea css={inputStyle} rows={6} {...shared} />
      ) : (
        <input css={inputStyle} type={type} {...shared} />
      )}
      {error !== undefined && (
        <ErrorText id={`${id}-error`} role="alert">
          <Icon shapes={shapes.alert} size={18} /> {error}
        </ErrorText>
      )}
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  font-weight: 530;
  font-size: var(--text-small);
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  margin-top: 0.375rem;
  color: var(--danger);
  font-size: var(--text-small);
`;
