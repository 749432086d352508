import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { idOf } from "./Field";

interface ErrorSummaryProps<Name extends string> {
  title: string;
  /** The invalid fields; a new list for each failed check. */
  fields: readonly Name[];
  labels: Record<Name, string>;
}

/**
 * Links to the invalid fields, shown and focused above a form when there is more than one (GOV.UK's pattern, WCAG
 * 3.3.1). The links have the names of the fields, since each error message is only shown at its field. The list does
 * not change until the form is sent again, so that nothing moves while the visitor types.
 */
export function ErrorSummary<Name extends string>({ title, fields, labels }: ErrorSummaryProps<Name>) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [fields]);

  return (
    <Box ref={box} aria-label={title} tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {fields.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                // Keeps the hash out of the page's address.
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: center;
  margin-bottom: 1rem;
  padding: 0.25rem 1rem;
  border: 1px solid var(--danger);
  border-radius: var(--radius-s);
  font-size: var(--text-small);
  p {
    color: var(--danger);
    font-weight: 530;
  }
  p::after {
    content: ":" / "";
  }
  ul {
    display: flex;
    flex-wrap: wrap;
  }
  li + li::before {
    margin-inline: 0.5rem;
    content: "·" / "";
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
  }
`;
