import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useChrome } from "../hooks/useChrome";
import { minuteOf } from "../shared/minute";
import { markdownOf } from "../shared/routes";

/** The last line of a page: the hash of its Markdown twin, with a link to it, and when that was committed. */
export function Receipt({ route, digest }: { route: string; digest: string }) {
  const { siteContent, wordsContent } = useChrome<Queries.ReceiptChromeFragment>();
  const { committed } = siteContent;
  return (
    <Line className="receipt">
      <a href={markdownOf(route)}>{wordsContent.footer.receipt}</a>: <code translate="no">{digest}</code>{" "}
      {committed && <time dateTime={committed}>{`${minuteOf(committed)} UTC`}</time>}
    </Line>
  );
}

const Line = styled.p`
  margin-top: 0.75rem;
  color: var(--fg-faint);
  font-size: var(--text-label);
  overflow-wrap: anywhere;
  a {
    color: inherit;
  }
  /* One click selects all of it and nothing else. */
  code {
    -webkit-user-select: all;
    user-select: all;
  }
  time {
    display: inline-block;
  }
`;

export const receiptChrome = graphql`
  fragment ReceiptChrome on Query {
    siteContent { committed }
    wordsContent { footer { receipt } }
  }
`;
