import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { isExternal } from "../shared/routes";
import { below } from "../theme/breakpoints";
import { AppLink } from "./AppLink";
import { Icon, uiIcons } from "./Icon";

export type Look = "primary" | "secondary" | "quiet";

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  max-width: 100%;
  padding: 0.6875rem min(1.375rem, 6vw);
  border: 1px solid transparent;
  border-radius: 999px;
  font-weight: 550;
  font-size: 1rem;
  line-height: 1.4;
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick),
    transform var(--quick);
  svg {
    flex: none;
    transition: transform var(--quick) var(--ease);
  }
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    transform: none;
  }
`;

const looks = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-hover);
    }
    &:disabled,
    &[aria-disabled="true"] {
      background: var(--bg-sunken);
      border-color: var(--line-strong);
      color: var(--fg-faint);
    }
  `,
  secondary: css`
    border-color: var(--pill-line);
    background: var(--pill);
    color: var(--fg);
    &:hover {
      border-color: var(--fg-faint);
      background: color-mix(in srgb, var(--fg) 6%, var(--pill));
    }
  `,
  /* A section that may put it on a picture sets its background. */
  quiet: css`
    padding-inline: var(--quiet-inset, 0.5rem);
    background: var(--quiet-ground, none);
    color: var(--quiet-ink, var(--accent));
    /* Aligns its text with the left edge of the column. */
    &:first-of-type {
      justify-content: start;
      margin-inline-start: calc(-1 * var(--quiet-inset, 0.5rem) - 1px);
    }
    &:hover {
      color: var(--accent-hover);
    }
    &:hover svg {
      transform: translateX(3px);
    }
  `,
};

/** The style of a button, for `<button>` elements. */
export const buttonStyle = (look: Look = "primary") => [base, looks[look]];

/** A button from a content file: a link, or an inert button. */
export function ActionButton({ label, href, look, inert }: Queries.ActionPartsFragment) {
  if (inert || !href) {
    return (
      <button type="button" css={buttonStyle("primary")} aria-disabled="true">
        {label}
      </button>
    );
  }
  return (
    <AppLink href={href} css={buttonStyle(look)}>
      {label}
      {isExternal(href) ? (
        <Icon drawing={uiIcons.away} size={16} />
      ) : (
        look === "quiet" && <Icon drawing={uiIcons.arrow} size={18} />
      )}
    </AppLink>
  );
}

interface ActionsProps {
  actions: readonly Queries.ActionPartsFragment[];
  className?: string;
}

/** A row of buttons; on a phone they are full width. */
export function Actions({ actions, className }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Row className={className}>
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-self: stretch;
  @media ${below("small")} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

/** The buttons at the end of a section. */
export const ClosingActions = styled(Actions)`
  margin-top: 2.5rem;
`;

export const actionFragment = graphql`
  fragment ActionParts on Action {
    label
    href
    look
    inert
  }
`;
