import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { contactSend } from "../services/contactSend";

/**
 * What the sender of a message can keep: when it was sent, the hash of its text, computed in this browser, and the
 * rosette that grows from it. It says nothing of what has become of the message since.
 */
export function MessageReceipt() {
  const words = useChrome().wordsContent.contact;
  const { text, at } = contactSend.sent();
  const [hash, setHash] = useState<string>();
  const [curves, setCurves] = useState<string[]>([]);
  useEffect(() => {
    let isShown = true;
    const compute = async () => {
      // Browsers hash on secure addresses alone.
      const digest = await window.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
      if (!digest || !isShown) return;
      const bytes = [...new Uint8Array(digest)];
      const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
      setHash(hex);
      const { rosette } = await import("../exhibits/guilloche");
      if (isShown) setCurves(rosette(hex));
    };
    // Without its drawing, or without a hash, the receipt still says when.
    compute().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [text]);
  return (
    <Slip>
      <dl>
        <dt>{words.sentAt}</dt>
        <dd>
          <time dateTime={at}>{`${at.slice(0, 19).replace("T", " ")} UTC`}</time>
        </dd>
        {hash && (
          <>
            <dt>{words.hash}</dt>
            <dd translate="no">{hash}</dd>
          </>
        )}
      </dl>
      {/* A rosette reaches 1000 units from 0, 0 (exhibits/guilloche.ts). */}
      <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true">
        {curves.map((curve) => (
          <path key={curve} d={curve} />
        ))}
      </svg>
    </Slip>
  );
}

const Slip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(5rem, 24%, 8rem);
  gap: 1.25rem;
  align-items: center;
  width: 100%;
  padding-block: 1rem;
  border-block: 1px solid var(--line);
  dl {
    display: grid;
    gap: 0.25rem;
  }
  dt {
    color: var(--fg-muted);
    font-size: var(--text-small);
  }
  dd {
    margin-bottom: 0.5rem;
    font: 500 var(--text-label) / 1.5 var(--font-mono);
  }
  svg {
    aspect-ratio: 1;
    fill: none;
    stroke: var(--accent);
    stroke-width: 0.6px;
    path {
      vector-effect: non-scaling-stroke;
    }
  }
`;
