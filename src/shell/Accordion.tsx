import styled from "@emotion/styled";
import { type ToggleEvent, useId } from "react";
import { AppLink } from "../components/AppLink";
import { Icon, shapes } from "../components/Icon";
import type { Chrome } from "../hooks/useChrome";
import { MenuEntryText } from "./MenuEntryText";

interface AccordionProps {
  menus: Chrome["menusYaml"]["header"];
  path: string;
  onChoose(): void;
}

/** The header's menus as sections that fold: one open at a time, and all may be closed. */
export function Accordion({ menus, path, onChoose }: AccordionProps) {
  const group = useId();
  return menus.map(({ title, entries }) => (
    <Fold key={title} name={group} onToggle={closeOthers}>
      <FoldTitle data-current={entries.some(({ to }) => to === path)}>
        {title}
        <Icon shapes={shapes.chevron} size={22} />
      </FoldTitle>
      <List>
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

/** For Safari before 17.2 and Firefox before 130, which do not know that of `<details>` with one name one is open. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if ("name" in HTMLDetailsElement.prototype || !opened.open) return;
  for (const fold of opened.parentElement?.querySelectorAll("details") ?? []) {
    if (fold !== opened) fold.open = false;
  }
}

const Fold = styled.details`
  border-top: 1px solid var(--line);
`;

const FoldTitle = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
  font-weight: 560;
  font-size: var(--text-h3);
  letter-spacing: -0.02em;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &[data-current="true"] {
    color: var(--accent);
  }
  svg {
    transition: transform var(--quick);
  }
  details[open] > & svg {
    transform: rotate(180deg);
  }
`;

const List = styled.ul`
  padding-bottom: 1rem;
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
