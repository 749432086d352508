import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Boundary } from "../components/Boundary";
import { useChrome } from "../hooks/useChrome";
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
      <SkipLink href="#content">{useChrome().wordsContent.header.skip}</SkipLink>
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

const SkipLink = styled.a`
  position: fixed;
  top: 0.75rem;
  left: 0.75rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: var(--radius-s);
  background: var(--accent);
  color: var(--on-accent);
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Main = styled.main`
  min-height: 70vh;
  padding-top: var(--header);
`;
