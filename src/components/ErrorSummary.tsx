import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { idOf } from "./Field";

interface ErrorSummaryProps<Name extends string> {
  title: string;
  /** The fields that are wrong, a new list for each failed check. */
  fields: readonly Name[];
  labels: Record<Name, string>;
}

/**
 * What a form has above its fields when more than one is wrong: links to them, and the focus (GOV.UK's pattern, WCAG 3.3.1). The
 * links have the names of the fields, as each message stands at its field and nowhere else. It stays as it is until
 * the form is sent again, so that nothing moves under somebody who types.
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
                // The address of the page stays the same.
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
  display: grid;
  gap: 0.5rem;
  margin-bottom: 1rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--danger);
  border-radius: var(--radius-s);
  p {
    color: var(--danger);
    font-weight: 530;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
  }
`;
