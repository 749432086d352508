import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Actions, buttonStyle } from "../components/Button";
import { Icon } from "../components/Icon";
import { Content, Lead } from "../components/Section";
import { Text } from "../components/Text";
import { useChrome } from "../hooks/useChrome";
import { useSendState } from "../hooks/useSendState";
import { useTitlePrefix } from "../hooks/useTitlePrefix";
import { announce } from "../services/announcer";
import { contactSend } from "../services/contactSend";
import { pageChangeEvent } from "../shared/pageChange";
import { from } from "../theme/breakpoints";
import { contactParts } from "./contactParts";
import { Detail } from "./Detail";
import { MessageForm } from "./MessageForm";

/** The contact page: the form, next to the team's addresses. After sending, a thank-you replaces the form. */
export function ContactForm({ anchor, title, intro, details, actions, thanks }: Queries.ContactFormFragment) {
  const { siteContent, wordsContent } = useChrome<Queries.ContactFormChromeFragment>();
  const state = useSendState();
  const before = useRef(state);
  const panel = useRef<HTMLDivElement>(null);
  useTitlePrefix(state === "sent" ? wordsContent.contact.titleSent : "");

  useEffect(() => {
    if (before.current === "sending" && state === "sent") {
      const form = panel.current;
      const { activeElement } = document;
      // Do not take the focus from visitors who are typing elsewhere by now.
      const isHere = activeElement?.contains(form) || form?.contains(activeElement);
      if (isHere) form?.querySelector("h2")?.focus();
      else announce(thanks.title);
    }
    before.current = state;
  }, [state, thanks.title]);

  // Leaving the thank-you, or following a link to this page again, ends it.
  useEffect(() => {
    addEventListener(pageChangeEvent, contactSend.startOver);
    return () => {
      removeEventListener(pageChangeEvent, contactSend.startOver);
      contactSend.startOver();
    };
  }, []);

  const writeAnother = () => {
    flushSync(contactSend.startOver);
    panel.current?.querySelector("input")?.focus();
  };

  const Receipt = contactParts()?.MessageReceipt;
  const byMail = <a href={`mailto:${siteContent.email}`}>{siteContent.email}</a>;
  return (
    <Band id={anchor ?? undefined} data-layout="contact">
      <Content>
        <Columns>
          <Head>
            <h1>{title}</h1>
            {intro && <Lead as="p" html={intro} />}
          </Head>
          <Panel ref={panel} data-part="form">
            {siteContent.forms.contact === "" ? (
              <p>
                {wordsContent.contact.noEndpoint}: {byMail}
              </p>
            ) : state === "sent" ? (
              <Thanks>
                <h2 tabIndex={-1}>{thanks.title}</h2>
                <Lead as="p" html={thanks.text} />
                {Receipt && <Receipt />}
                <button type="button" css={buttonStyle("secondary")} onClick={writeAnother}>
                  {wordsContent.contact.another}
                </button>
              </Thanks>
            ) : (
              <>
                <MessageForm endpoint={siteContent.forms.contact} />
                <p className="without-js">
                  {wordsContent.contact.noScript}: {byMail}
                </p>
              </>
            )}
          </Panel>
          <Aside>
            <dl>{details.slice(0, besideForm).map(toDetail)}</dl>
            <Actions actions={actions} />
          </Aside>
          {details.length > besideForm && <Below>{details.slice(besideForm).map(toDetail)}</Below>}
        </Columns>
      </Content>
    </Band>
  );
}

/** How many facts are beside the form: with more, they would be longer than it. */
const besideForm = 3;

const toDetail = ({ icon, title, text }: Queries.ContactFormFragment["details"][number]) => (
  <Detail key={title}>
    <dt>
      <Icon drawing={icon} size={22} />
      {title}
    </dt>
    <Text as="dd" html={text} />
  </Detail>
);

const Band = styled.section`
  padding: clamp(2.5rem, 1.5rem + 4vw, 5.5rem) var(--gutter) calc(var(--rhythm) / 2);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2.5rem, 7vw, 7rem);
  @media ${from("wide")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 34rem);
    grid-template-rows: auto 1fr;
    > [data-part="form"] {
      grid-row: 1 / 3;
      grid-column: 2;
    }
    > dl {
      grid-column: 1 / -1;
    }
  }
`;

const Head = styled.header`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  h1 {
    max-width: 11em;
    font-size: var(--text-h1);
    letter-spacing: -0.032em;
    line-height: 1.06;
  }
`;

const Panel = styled.div`
  padding: clamp(1.25rem, 3.4vw, 2.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg);
  /* Only as tall as what it asks for: an error then changes no other field. */
  align-self: start;
`;

const Thanks = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding-block: clamp(0.5rem, 1.5vw, 1rem);
  h2 {
    font-size: var(--text-h1);
    outline-offset: 6px;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 2rem;
  align-content: start;
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: 1.25rem var(--gap);
  }
  /* The odd one at the end of pairs has both columns. */
  dl > :nth-of-type(odd):last-of-type {
    grid-column: 1 / -1;
  }
  @media ${from("wide")} {
    dl {
      grid-template-columns: none;
    }
  }
`;

/* What to expect, in a row that closes the form and what is beside it. */
const Below = styled.dl`
  display: grid;
  gap: 1.25rem var(--gap);
  padding-top: 2rem;
  border-top: 1px solid var(--hue-line);
  dd {
    font-weight: 400;
    font-size: 1rem;
    text-wrap: balance;
  }
  @media ${from("medium")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from("wide")} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const contactFormFragment = graphql`
  fragment ContactForm on ContactForm {
    anchor
    title
    intro {
      html
    }
    details {
      icon {
        shapes
      }
      title
      text {
        html
      }
    }
    actions {
      ...ActionParts
    }
    thanks {
      title
      text {
        html
      }
    }
  }
`;

export const contactFormChrome = graphql`
  fragment ContactFormChrome on Query {
    siteContent { email forms { contact } }
    wordsContent { contact { another titleSent noEndpoint noScript } }
  }
`;
