import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ReactNode, useEffect } from "react";
import { Boundary } from "../components/Boundary";
import { useFollowedTheme } from "../components/themeSwitch/useTheme";
import { type Place, usePlace } from "../hooks/usePlace";
import { Certificate, type CertificateProps } from "./certificate/Certificate";
import { Footer } from "./Footer";
import { Header } from "./header/Header";
import { MobileMenu } from "./mobileMenu/MobileMenu";
import { menuId } from "./mobileMenu/marks";

interface ShellProps {
  /** The visitor's location. */
  location: Place & { pathname: string };
  /** What the page's certificate is about, if it has one. */
  certified?: CertificateProps | undefined;
  /** The outline of its seal (exhibits/guilloche.ts). */
  mark?: string | undefined;
  /** The hue of the ground that the page opens on (theme/tokens.ts). */
  hue?: string | undefined;
  /** The page's language, if it is not English. The shell is English on every page. */
  lang?: string | undefined;
  children: ReactNode;
}

/** The shell around every page; it stays mounted when the page changes. */
export function Shell({ location, certified, mark, hue, lang = "en", children }: ShellProps) {
  useFollowedTheme();
  usePlace(location);
  // The document says so itself (gatsby-ssr.tsx); a change of page keeps the document.
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <>
      <Boundary place="header[data-glass]" independent>
        <Header path={location.pathname} mark={mark} />
      </Boundary>
      <Boundary place={`#${menuId}`} independent>
        <MobileMenu path={location.pathname} />
      </Boundary>
      <Main id="content" tabIndex={-1} data-hue={hue} css={!certified && apart}>
        {children}
      </Main>
      {certified && (
        <Boundary place=".certificate">
          <Certificate key={certified.route} hue={hue} {...certified} />
        </Boundary>
      )}
      <Boundary place="footer">
        <Footer />
      </Boundary>
    </>
  );
}

const Main = styled.main`
  min-height: 70vh;
  padding-top: var(--header);
`;

/* Where nothing of ink is between the page and its footer. */
const apart = css`
  > :last-child:not([data-closing]) {
    margin-bottom: calc(var(--rhythm) / 2);
  }
`;
