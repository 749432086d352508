import styled from "@emotion/styled";
import { FieldError } from "./FieldError";
import { inputStyle } from "./inputStyle";

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email";
  /** Makes it a multi-line field. */
  long?: boolean;
  /** Shown next to the label of a long field, and read out politely; "" for nothing. */
  note?: string;
  autoComplete: string;
  /** The error message, or undefined. */
  error: string | undefined;
  disabled: boolean;
  onBlur(): void;
}

/** The id of the field with this name. */
export const idOf = (name: string) => `field-${name}`;

/** A labeled field with its error attached to it (WCAG 3.3.1). */
export function Field({
  name,
  label,
  type = "text",
  long = false,
  note = "",
  autoComplete,
  error,
  disabled,
  onBlur,
}: FieldProps) {
  const id = idOf(name);
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
      <Top>
        <Label htmlFor={id}>{label}</Label>
        {long && (
          <Note aria-live="polite">
            <span key={note}>{note}</span>
          </Note>
        )}
      </Top>
      {long ? (
        <textarea css={inputStyle} rows={6} {...shared} />
      ) : (
        <input css={inputStyle} type={type} {...shared} />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 0.375rem;
`;

const Note = styled.span`
  color: var(--fg-muted);
  font-size: var(--text-small);
`;

const Label = styled.label`
  font-weight: 530;
  font-size: var(--text-small);
`;
