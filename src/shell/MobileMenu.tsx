import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "../components/AppLink";
import { Icon, shapes } from "../components/Icon";
import { RoundButton } from "../components/RoundButton";
import { useChrome } from "../hooks/useChrome";
import { useScrollLock } from "../hooks/useScrollLock";
import { from } from "../theme/breakpoints";
import { Accordion } from "./Accordion";

const menuId = "mobile-menu";

/**
 * The navigation of small screens: a full-screen modal dialog. Focus stays inside, Escape closes it, and any link
 * chosen closes it. Without JavaScript the menu button is a link to it.
 */
export function MobileMenu({ path }: { path: string }) {
  const { menusYaml, wordsYaml } = useChrome();
  const { openMenu, closeMenu, mainMenu } = wordsYaml.header;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(path);
  if (path !== lastPath) {
    setLastPath(path);
    setOpen(false);
  }
  useScrollLock(open);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useCloseOnWideScreen(setOpen);

  const close = () => setOpen(false);
  return (
    <Small>
      <RoundButton
        type="button"
        className="needs-js"
        aria-label={openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(true)}
      >
        <Icon shapes={shapes.menu} size={22} />
      </RoundButton>
      <span className="without-js">
        <a href={`#${menuId}`} aria-label={openMenu}>
          <Icon shapes={shapes.menu} size={22} />
        </a>
      </span>
      <Dialog id={menuId} ref={dialog} aria-label={mainMenu} onClose={close}>
        <Head>
          <RoundButton type="button" className="needs-js" aria-label={closeMenu} onClick={close}>
            <Icon shapes={shapes.close} size={22} />
          </RoundButton>
          <span className="without-js">
            <a href="#content" aria-label={closeMenu}>
              <Icon shapes={shapes.close} size={22} />
            </a>
          </span>
        </Head>
        <nav aria-label={mainMenu}>
          <Accordion menus={menusYaml.header} path={path} onChoose={close} />
          <Plain>
            {menusYaml.plain.map(({ to, title }) => (
              <li key={to}>
                <PlainLink to={to} onClick={close}>
                  {title}
                </PlainLink>
              </li>
            ))}
          </Plain>
        </nav>
      </Dialog>
    </Small>
  );
}

/** A phone that is turned, or a window that is widened, shows the menu bar again. */
function useCloseOnWideScreen(setOpen: (open: boolean) => void) {
  useEffect(() => {
    const wide = matchMedia(from("wide"));
    const close = () => setOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [setOpen]);
}

const Small = styled.div`
  .without-js a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
  }
  @media ${from("wide")} {
    display: none;
  }
`;

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: env(safe-area-inset-top) max(var(--gutter), env(safe-area-inset-right))
    max(2rem, env(safe-area-inset-bottom)) max(var(--gutter), env(safe-area-inset-left));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--bg);
  color: var(--fg);
  &:target {
    display: block;
    position: fixed;
    inset: 0;
    z-index: 30;
  }
  &[open] {
    animation: mobile-menu-in 0.4s var(--ease);
  }
  @keyframes mobile-menu-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: var(--header);
`;

const Plain = styled.ul`
  border-top: 1px solid var(--line);
`;

const PlainLink = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: 4rem;
  border-bottom: 1px solid var(--line);
  font-weight: 560;
  font-size: var(--text-h3);
  letter-spacing: -0.02em;
  text-decoration: none;
  &[aria-current="page"] {
    color: var(--accent);
  }
`;
