import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useChrome } from "../../hooks/useChrome";
import { usePageChange } from "../../hooks/usePageChange";
import { Logo } from "../Logo";
import { MenuBar } from "../menuBar/MenuBar";
import { MobileMenuButton } from "../mobileMenu/MobileMenuButton";
import { Tools } from "../Tools";
import type { GlassMark } from "./marks";
import { PageSeal } from "./PageSeal";

interface HeaderProps {
  path: string;
  /** The outline of the page's seal, if it has one (exhibits/guilloche.ts). */
  mark?: string | undefined;
}

/** The fixed header: skip link, logo, the page's seal, menus, community link, theme button; a menu button on small screens. */
export function Header({ path, mark }: HeaderProps) {
  const { wordsContent } = useChrome<Queries.HeaderChromeFragment>();
  usePageChange(path);
  return (
    <Bar lang="en" {...({ "data-glass": "false" } satisfies GlassMark)}>
      <SkipLink href="#content">{wordsContent.header.skip}</SkipLink>
      <Inner>
        <Logo />
        {mark && <PageSeal mark={mark} words={wordsContent.certificate} />}
        <MenuBar path={path} />
        <End>
          <Tools />
          <MobileMenuButton />
        </End>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  padding: env(safe-area-inset-top) max(var(--gutter), env(safe-area-inset-right)) 0
    max(var(--gutter), env(safe-area-inset-left));
  border-bottom: 1px solid transparent;
  background: var(--bg);
  transition:
    background-color var(--quick),
    border-color var(--quick);
  &[data-glass="true"] {
    border-bottom-color: var(--line);
    background: var(--bg-glass);
    -webkit-backdrop-filter: blur(16px) saturate(1.6);
    backdrop-filter: blur(16px) saturate(1.6);
  }
`;

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

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0.75rem, 2vw, 1rem);
  max-width: var(--content);
  height: var(--header);
  margin-inline: auto;
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.125rem;
  margin-inline-start: auto;
`;

export const headerChrome = graphql`
  fragment HeaderChrome on Query {
    wordsContent { header { skip } certificate { check checked failed } }
  }
`;
