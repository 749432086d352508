import styled from "@emotion/styled";
import { FieldError } from "./FieldError";
import { inputStyle } from "./inputStyle";

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email";
  /** Makes it a multi-line field. */
  long?: boolean;
  /** Shown below a long field, and read out politely; "" for nothing. */
  note?: string;
  autoComplete: string;
  /** The error message, or undefined. */
  error: string | undefined;
  disabled: boolean;
  onBlur(): void;
}

/** The id of the field with this name. */
export const idOf = (name: string) => `field-${name}`;

/**
 * A labeled field with its error attached to it (WCAG 3.3.1), in the row of its own label: there it can't be taken for the
 * next field's, moves nothing when it comes, and no phone's keyboard covers it.
 */
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
    <Box>
      <Top>
        <Label htmlFor={id}>{label}</Label>
        <FieldError id={`${id}-error`} error={error} />
      </Top>
      {long ? (
        <textarea css={inputStyle} rows={5} {...shared} />
      ) : (
        <input css={inputStyle} type={type} {...shared} />
      )}
      {long && (
        <Note aria-live="polite">
          <span key={note}>{note}</span>
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  /* The note's line is room enough. */
  &:not(:has(> textarea)) {
    margin-bottom: 1.25rem;
  }
`;

const Top = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  margin-bottom: 0.375rem;
  > p {
    margin: 0;
  }
`;

/* Its line is reserved. */
const Note = styled.p`
  min-height: 1.6em;
  margin-top: 0.125rem;
  text-align: end;
  color: var(--fg-muted);
  font-size: var(--text-small);
`;

const Label = styled.label`
  font-weight: 530;
  font-size: var(--text-small);
`;
