import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../../components/AppLink";
import { Icon, uiIcons } from "../../components/Icon";
import { MenuEntryText } from "../MenuEntryText";

interface AccordionProps {
  menus: readonly Queries.AccordionFragment[];
  path: string;
}

/** The header's menus as an accordion: at most one section is open at a time. */
export function Accordion({ menus, path }: AccordionProps) {
  return menus.map(({ title, entries }) => (
    <Fold key={title} name="mobile-menu">
      <FoldTitle data-current={entries.some(({ href }) => href === path)}>
        {title}
        <Icon drawing={uiIcons.chevron} size={22} />
      </FoldTitle>
      <List>
        {entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink href={entry.href}>
              {entry.icon && <Icon drawing={entry.icon} size={20} />}
              <MenuEntryText entry={entry} />
            </EntryLink>
          </li>
        ))}
      </List>
    </Fold>
  ));
}

const Fold = styled.details`
  border-top: 1px solid var(--line);
`;

const FoldTitle = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--row);
  font-weight: 560;
  font-size: var(--text-h2);
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

export const accordionFragment = graphql`
  fragment Accordion on Menu {
    title
    entries { href icon { shapes } ...MenuEntryText }
  }
`;
