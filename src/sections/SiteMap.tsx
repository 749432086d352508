import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { Section, SectionHead } from "../components/Section";
import { from } from "../theme/breakpoints";

/** Every page of the site, grouped by the menus that list them. */
export const SiteMap = ({ anchor, title, intro, groups }: Queries.SiteMapFragment) => (
  <Section anchor={anchor}>
    <SectionHead title={title} intro={intro} />
    <Columns>
      {groups.map((column) => (
        <div key={column.title}>
          <h3>{column.title}</h3>
          <ul>
            {column.pages.map(({ route, name, description }) => (
              <li key={route}>
                <AppLink href={route}>{name}</AppLink>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Columns>
  </Section>
);

const Columns = styled.div`
  display: grid;
  gap: 3rem;
  @media ${from("medium")} {
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
    }
    /* The odd one at the end leaves no hole: its name in one column, its line in the other. */
    li:nth-of-type(odd):last-of-type {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
  }
  @media screen and ${from("broad")} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media ${from("large")} {
    > div {
      display: grid;
      grid-template-columns: var(--aside) minmax(0, 1fr);
      gap: var(--gap);
      align-items: first baseline;
    }
  }
  h3 {
    margin-bottom: 1rem;
    font-size: var(--text-h3);
  }
  li {
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
  }
  li a {
    font-weight: 560;
  }
  p {
    color: var(--fg-muted);
    font-size: var(--text-small);
  }
  @media print {
    gap: 1.25rem;
    h3 {
      margin-bottom: 0.4rem;
    }
    li {
      padding-block: 0.3rem 0.35rem;
      line-height: 1.3;
    }
  }
`;

export const siteMapFragment = graphql`
  fragment SiteMap on SiteMap {
    anchor
    title
    intro {
      html
    }
    groups {
      title
      pages {
        route
        name
        description
      }
    }
  }
`;
