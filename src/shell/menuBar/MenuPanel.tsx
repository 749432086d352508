import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../../components/AppLink";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { MenuEntryText } from "../MenuEntryText";

interface MenuPanelProps {
  id: string;
  entries: readonly Queries.MenuPanelFragment[];
}

/** A menu's entries: the featured ones large and with a picture, the others in columns. */
export function MenuPanel({ id, entries }: MenuPanelProps) {
  const featured = entries.filter((entry) => entry.featured);
  const plain = entries.filter((entry) => !entry.featured);
  return (
    <Panel id={id}>
      {featured.length > 0 && (
        <Featured>
          {featured.map((entry) => (
            <li key={entry.href}>
              <FeaturedLink href={entry.href}>
                <Thumbnail>{entry.image && <Picture image={entry.image} sizes="262px" />}</Thumbnail>
                <MenuEntryText entry={entry} />
              </FeaturedLink>
            </li>
          ))}
        </Featured>
      )}
      <Plain data-columns={plain.length > 6 ? 2 : 1}>
        {plain.map((entry) => (
          <li key={entry.href}>
            <PlainLink href={entry.href}>
              {entry.icon && <Icon drawing={entry.icon} size={20} />}
              <MenuEntryText entry={entry} />
            </PlainLink>
          </li>
        ))}
      </Plain>
    </Panel>
  );
}

/** Not displayed while it is closed, so its pictures only load when it is first opened. */
const Panel = styled.div`
  position: absolute;
  top: calc(100% - 0.5rem);
  display: none;
  gap: 0.5rem;
  max-height: calc(100vh - var(--header) - 1rem);
  padding: 0.5rem;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--bg);
  box-shadow: var(--shadow);
  opacity: 0;
  transform: translateY(-6px);
  transition:
    opacity var(--quick),
    transform var(--quick) var(--ease),
    display var(--quick);
  transition-behavior: allow-discrete;
  /* Not "+": until React hydrates, this style's own element stands between the two. */
  [aria-expanded="true"] ~ &,
  html:not(.js) li:hover > &,
  html:not(.js) li:focus-within > & {
    display: flex;
    opacity: 1;
    transform: none;
    @starting-style {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  html:not(.js) & {
    top: calc(100% - 0.75rem);
  }
`;

const Featured = styled.ul`
  display: grid;
  align-content: start;
  gap: 0.5rem;
`;

const FeaturedLink = styled(AppLink)`
  display: grid;
  gap: 0.75rem;
  width: 17.5rem;
  padding: 0.5rem 0.5rem 0.875rem;
  border-radius: var(--radius-s);
  text-decoration: none;
  transition: background-color var(--quick);
  &:hover {
    background: var(--bg-raised);
  }
`;

const Thumbnail = styled.span`
  display: block;
  height: 7.5rem;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--bg-sunken);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
`;

const Plain = styled.ul`
  display: grid;
  align-content: start;
  grid-template-columns: repeat(1, 21.5rem);
  &[data-columns="2"] {
    grid-template-columns: repeat(2, clamp(14rem, 24vw, 18.5rem));
  }
  /* The last one of an odd number is the foot of both columns, its description below those of the second. */
  &[data-columns="2"] > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
    padding-top: 0.25rem;
    border-top: 1px solid var(--line);
    margin-top: 0.25rem;
    a > span {
      display: grid;
      grid-template-columns: calc(50% + 1.8rem) 1fr;
      align-items: baseline;
    }
  }
`;

const PlainLink = styled(AppLink)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.875rem;
  padding: 0.75rem;
  border-radius: var(--radius-s);
  text-decoration: none;
  transition: background-color var(--quick);
  > svg {
    margin-top: 0.125rem;
    color: var(--accent);
  }
  &:hover {
    background: var(--bg-raised);
  }
  &[aria-current="page"] {
    background: var(--accent-soft);
  }
`;

export const menuPanelFragment = graphql`
  fragment MenuPanel on MenuEntry {
    href
    featured
    icon { shapes }
    image { ...MenuPicture }
    ...MenuEntryText
  }
`;
