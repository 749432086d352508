import { graphql } from "gatsby";
import { AppLink } from "../../components/AppLink";
import { Icon } from "../../components/Icon";
import { RoundButton, roundStyle } from "../../components/RoundButton";
import { useChrome } from "../../hooks/useChrome";
import type { SearchMark } from "./marks";

/** Opens the search (script.ts). Without JavaScript it is a link to the page that lists all pages. */
export function SearchButton() {
  const { href, title, icon } = useChrome<Queries.SearchButtonChromeFragment>().menusContent.search;
  return (
    <>
      <RoundButton
        type="button"
        className="needs-js"
        aria-keyshortcuts="Control+K Meta+K"
        title={title}
        {...({ "data-search": href } satisfies SearchMark)}
      >
        <Icon drawing={icon} size={20} />
      </RoundButton>
      <span className="without-js">
        <AppLink css={roundStyle} href={href} aria-label={title}>
          <Icon drawing={icon} size={20} />
        </AppLink>
      </span>
    </>
  );
}

export const searchButtonChrome = graphql`
  fragment SearchButtonChrome on Query {
    menusContent {
      search { href title icon { shapes } }
    }
  }
`;
