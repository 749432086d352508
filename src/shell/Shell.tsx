import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Boundary } from "../components/Boundary";
import { useFollowedTheme } from "../components/themeSwitch/useTheme";
import { type Place, usePlace } from "../hooks/usePlace";
import { Certificate, type CertificateProps } from "./certificate/Certificate";
import { Footer } from "./Footer";
import { Header } from "./header/Header";

interface ShellProps {
  /** The visitor's location. */
  location: Place & { pathname: string };
  /** What the page's certificate is about, if it has one. */
  certified?: CertificateProps | undefined;
  children: ReactNode;
}

/** The shell around every page; it stays mounted when the page changes. */
export function Shell({ location, certified, children }: ShellProps) {
  useFollowedTheme();
  usePlace(location);
  return (
    <>
      <Boundary place="header[data-glass]" independent>
        <Header path={location.pathname} />
      </Boundary>
      <Main id="content" tabIndex={-1}>
        {children}
        {certified && (
          <Boundary place=".certificate">
            <Certificate key={certified.route} {...certified} />
          </Boundary>
        )}
      </Main>
      <Boundary place="footer">
        <Footer certified={certified} />
      </Boundary>
    </>
  );
}

const Main = styled.main`
  min-height: 70vh;
  padding-top: var(--header);
`;
