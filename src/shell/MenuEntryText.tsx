import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon, uiIcons } from "../components/Icon";

/** The text of a menu entry: its title with its marks, and its description. */
export const MenuEntryText = ({ entry }: { entry: Queries.MenuEntryTextFragment }) => (
  <span>
    <Name>
      {entry.title}
      {entry.mark && <Mark>{entry.mark}</Mark>}
      {entry.external && <Icon drawing={uiIcons.away} size={14} />}
    </Name>
    <Description>{entry.description}</Description>
  </span>
);

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  font-weight: 550;
  font-size: var(--text-small);
  line-height: 1.4;
`;

const Mark = styled.span`
  padding: 0.05rem 0.45rem;
  border-radius: 999px;
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 0.75rem;
`;

const Description = styled.span`
  display: block;
  margin-top: 0.125rem;
  color: var(--fg-muted);
  font-size: 0.875rem;
  line-height: 1.4;
`;

export const menuEntryTextFragment = graphql`
  fragment MenuEntryText on MenuEntry {
    title
    description
    mark
    external
  }
`;
