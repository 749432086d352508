import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Seal } from "../components/Seal";
import { useChrome } from "../hooks/useChrome";
import { contactSend } from "../services/contactSend";

/**
 * A receipt for the sender of a message: the time it was sent, the hash of its text, computed in this browser, and the
 * seal generated from that hash. It does not say what has happened to the message since.
 */
export function MessageReceipt() {
  const words = useChrome<Queries.MessageReceiptChromeFragment>().wordsContent.contact;
  const { text, at } = contactSend.sent();
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const compute = async () => {
      // Browsers only have crypto.subtle in secure contexts.
      const digest = await window.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
      if (!digest || !isShown) return;
      const bytes = [...new Uint8Array(digest)];
      setHash(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    };
    // Without the hash, the receipt still shows the time.
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
      <Seal hash={hash} />
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
`;

export const messageReceiptChrome = graphql`
  fragment MessageReceiptChrome on Query {
    wordsContent { contact { sentAt hash } }
  }
`;
