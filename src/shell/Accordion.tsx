import styled from "@emotion/styled";
import { useState } from "react";
import { AppLink } from "../components/AppLink";
import { Icon, shapes } from "../components/Icon";
import { MenuEntryText } from "./MenuEntryText";

interface AccordionProps {
  menus: NonNullable<Queries.ChromeQuery["menusYaml"]>["header"];
  path: string;
  onChoose(): void;
}

/** The header's menus as sections that fold: one open at a time, and all may be closed. */
export function Accordion({ menus, path, onChoose }: AccordionProps) {
  const [open, setOpen] = useState<string>();
  return menus.map(({ title, entries }) => (
    <Fold key={title}>
      <FoldButton
        type="button"
        aria-expanded={open === title}
        aria-controls={`fold-${title}`}
        data-current={entries.some(({ to }) => to === path)}
        onClick={() => setOpen(open === title ? undefined : title)}
      >
        {title}
        <Icon shapes={shapes.chevron} size={22} />
      </FoldButton>
      <List id={`fold-${title}`} data-open={open === title}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink to={entry.to} onClick={onChoose}>
              {entry.icon && <Icon shapes={entry.icon} size={20} />}
              <MenuEntryText entry={entry} />
            </EntryLink>
          </li>
        ))}
      </List>
    </Fold>
  ));
}

const Fold = styled.div`
  border-top: 1px solid var(--line);
`;

const FoldButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 4rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 560;
  font-size: var(--text-h3);
  letter-spacing: -0.02em;
  text-align: start;
  &[data-current="true"] {
    color: var(--accent);
  }
  svg {
    transition: transform var(--quick);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

const List = styled.ul`
  display: none;
  padding-bottom: 1rem;
  &[data-open="true"],
  html:not(.js) & {
    display: block;
  }
`;

const EntryLink = styled(AppLink)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.875rem;
  padding: 0.625rem 0;
  text-decoration: none;
  > svg {
    margin-top: 0.2rem;
    color: var(--accent);
  }
  &[aria-current="page"] {
    color: var(--accent);
  }
`;
