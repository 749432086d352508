import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Boundary } from "../components/Boundary";
import { useFollowedTheme } from "../theme/theme";
import { Footer } from "./Footer";
import { Header } from "./Header";

interface ShellProps {
  /** The current route. */
  path: string;
  /** The hash of the page's content. */
  digest?: string | undefined;
  children: ReactNode;
}

/** The shell around every page; it stays while pages change. */
export function Shell({ path, digest, children }: ShellProps) {
  useFollowedTheme();
  return (
    <>
      <Boundary place="header[data-glass]" independent>
        <Header path={path} />
      </Boundary>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Boundary place="footer">
        <Footer digest={digest} />
      </Boundary>
    </>
  );
}

const Main = styled.main`
  min-height: 70vh;
  padding-top: var(--header);
`;
