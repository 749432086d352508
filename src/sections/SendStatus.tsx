import styled from "@emotion/styled";
import type { RefObject } from "react";
import { Icon, uiIcons } from "../components/Icon";

interface SendStatusProps {
  ref: RefObject<HTMLParagraphElement | null>;
  /** What is said of the message: nothing before it is sent. */
  text: string | undefined;
  /** Whether it was not sent. The browser's alert has said so, but is gone once it is closed. */
  failed: boolean;
}

/** What became of a message, above the button that sends it. Its space is reserved. */
export const SendStatus = ({ ref, text, failed }: SendStatusProps) => (
  <Line ref={ref} role="status" tabIndex={-1} data-failed={failed}>
    {failed && <Icon drawing={uiIcons.alert} size={18} />}
    {/* In its own element: translators replace bare text nodes, and React then fails on them. */}
    {text && <span>{text}</span>}
  </Line>
);

const Line = styled.p`
  display: flex;
  gap: 0.375rem;
  min-height: 1.6em;
  margin-bottom: 0.25rem;
  color: var(--fg-muted);
  font-size: var(--text-small);
  &[data-failed="true"] {
    color: var(--danger);
  }
  svg {
    flex: none;
    margin-top: 0.15em;
  }
`;
