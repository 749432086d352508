import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon, uiIcons } from "../../components/Icon";
import { RoundButton, roundStyle } from "../../components/RoundButton";
import { useChrome } from "../../hooks/useChrome";
import { from } from "../../theme/breakpoints";
import { menuId, type OpenerMark } from "./marks";

/** Opens the menu (script.ts). Without JavaScript it is a link to it. */
export function MobileMenuButton() {
  const { openMenu } = useChrome<Queries.MobileMenuButtonChromeFragment>().wordsContent.header;
  return (
    <Small>
      <RoundButton
        type="button"
        className="needs-js"
        aria-label={openMenu}
        {...({ "aria-haspopup": "dialog" } satisfies OpenerMark)}
        aria-expanded={false}
        aria-controls={menuId}
      >
        <Icon drawing={uiIcons.menu} size={22} />
      </RoundButton>
      <span className="without-js">
        <a css={roundStyle} href={`#${menuId}`} aria-label={openMenu}>
          <Icon drawing={uiIcons.menu} size={22} />
        </a>
      </span>
    </Small>
  );
}

const Small = styled.div`
  @media ${from("wide")} {
    display: none;
  }
`;

export const mobileMenuButtonChrome = graphql`
  fragment MobileMenuButtonChrome on Query {
    wordsContent { header { openMenu } }
  }
`;
