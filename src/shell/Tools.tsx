import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { Icon } from "../components/Icon";
import { roundStyle } from "../components/RoundButton";
import { type Second, ThemeButton } from "../components/themeSwitch/ThemeButton";
import { useChrome } from "../hooks/useChrome";
import { SearchButton } from "./search/SearchButton";

/** What stands next to the menus: the search, the team chat and the theme. */
export function Tools({ second = false }: Second) {
  const { community } = useChrome<Queries.ToolsChromeFragment>().menusContent;
  return (
    <>
      <SearchButton />
      <AppLink css={roundStyle} href={community.href} aria-label={second ? undefined : community.title}>
        {second && <span className="visually-hidden">{community.title}</span>}
        <Icon drawing={community.icon} size={20} />
      </AppLink>
      <ThemeButton second={second} />
    </>
  );
}

export const toolsChrome = graphql`
  fragment ToolsChrome on Query {
    menusContent {
      community { href title icon { shapes } }
    }
  }
`;
