import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { ClosingActions } from "../components/Button";
import { Icon, signs } from "../components/Icon";
import { Section, SectionHead } from "../components/Section";
import { Text } from "../components/Text";
import { useChrome } from "../hooks/useChrome";

/** The service cards, as cells of one sheet divided by hairlines. */
export function ServiceGrid({ anchor, title, intro, actions, items }: Queries.ServiceGridFragment) {
  const { learnMore } = useChrome().wordsContent.page;
  return (
    <Section anchor={anchor}>
      <SectionHead title={title} intro={intro} />
      <Sheet>
        {items.map((service) => (
          <Cell key={service.title}>
            <Icon drawing={service.icon} size={28} />
            <h3>{service.title}</h3>
            <Text as="p" html={service.description} />
            <More to={service.to}>
              {learnMore}
              <span className="visually-hidden">: {service.title}</span>
              <Icon drawing={signs.arrow} size={17} />
            </More>
          </Cell>
        ))}
      </Sheet>
      <ClosingActions actions={actions} />
    </Section>
  );
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
`;

const Cell = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.75rem;
  padding: clamp(1.5rem, 2.4vw, 2.25rem);
  background: var(--bg);
  transition: background-color var(--quick);
  > svg {
    margin-bottom: 0.75rem;
    color: var(--accent);
  }
  h3 {
    font-size: var(--text-h3);
  }
  p {
    color: var(--fg-muted);
    font-size: 1rem;
  }
  &:hover {
    background: var(--bg-raised);
  }
`;

const More = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  margin-top: auto;
  color: var(--accent);
  font-weight: 540;
  font-size: 1rem;
  text-decoration: none;
  /* The whole cell is clickable. */
  &::after {
    position: absolute;
    inset: 0;
    content: "";
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -4px;
    border-radius: var(--radius-m);
  }
  svg {
    transition: transform var(--quick) var(--ease);
  }
  li:hover > & svg {
    transform: translateX(4px);
  }
`;

export const serviceGridFragment = graphql`
  fragment ServiceGrid on ServiceGrid {
    anchor
    title
    intro {
      html
    }
    actions {
      ...ActionParts
    }
    items {
      icon {
        shapes
      }
      to {
        href
      }
      title
      description {
        html
      }
    }
  }
`;
