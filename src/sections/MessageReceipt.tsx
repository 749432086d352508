import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { contactSend } from "../services/contactSend";

/**
 * What the sender of a message can keep: when it was sent and the hash of its text, computed in this browser. It says
 * nothing of what has become of it since.
 */
export function MessageReceipt() {
  const words = useChrome().wordsContent.contact;
  const { text, at } = contactSend.sent();
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    // Browsers hash on secure addresses alone.
    window.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text)).then((digest) => {
      const bytes = [...new Uint8Array(digest)];
      setHash(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    });
  }, [text]);
  return (
    <Rows>
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
    </Rows>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: 0.25rem;
  width: 100%;
  padding-block: 1rem;
  border-block: 1px solid var(--line);
  dt {
    color: var(--fg-muted);
    font-size: var(--text-small);
  }
  dd {
    margin-bottom: 0.5rem;
    font: 500 var(--text-label) / 1.5 var(--font-mono);
  }
`;
