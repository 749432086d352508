import { graphql } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { FieldError } from "../components/FieldError";
import { FinePrint } from "../components/FinePrint";
import { Icon, uiIcons } from "../components/Icon";
import { inputStyle } from "../components/inputStyle";
import { loadToasts, showToast, toastsReady } from "../components/toasts/toasts";
import { useChrome } from "../hooks/useChrome";
import { useFocusKept } from "../hooks/useFocusKept";
import { reached } from "../services/goals";
import { sendLead } from "../services/leads";
import { Block, Form, Outcome, Told } from "./newsletterParts";

/** Time in ms after which the form goes from success or error back to idle (specification 9). */
const resetAfter = 3000;

type Status = "idle" | "sending" | "success" | "error";

const errorId = "newsletter-error";

/**
 * The footer's sign-up form (specification 4, 5 and 8). The browser validates the address and its length, so that pages
 * without the contact form need not load leads/src/rules.ts. Its own message is shown, as the contact form shows errors.
 */
export function NewsletterForm() {
  const { siteContent, wordsContent } = useChrome<Queries.NewsletterFormChromeFragment>();
  const { newsletter: words, page } = wordsContent;
  const [status, setStatus] = useState<Status>("idle");
  const [aloud, setAloud] = useState(false);
  const [error, setError] = useState<string>();
  const sending = useRef(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const endpoint = siteContent.forms.newsletter;
  const keepFocus = useFocusKept(outcome, status === "sending");

  useEffect(() => {
    if (status !== "success" && status !== "error") return;
    const timer = setTimeout(() => setStatus("idle"), resetAfter);
    return () => clearTimeout(timer);
  }, [status]);

  const showError = (event: FormEvent<HTMLInputElement>) => {
    // Instead of the browser's bubble, which brings the focus along.
    event.preventDefault();
    event.currentTarget.focus();
    setError(event.currentTarget.validationMessage);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email"));
    sending.current = true;
    keepFocus(form);
    setAloud(true);
    setStatus("sending");
    loadToasts();
    // Visible at once, but announced only once: by the toast, or by the form if the toast's code fails or is late.
    const showOutcome = async (kind: "success" | "error", title: string, text: string) => {
      setAloud(false);
      setStatus(kind);
      const isToasted = await toastsReady();
      if (!isToasted) setAloud(true);
      showToast({ kind, title, text, closeLabel: page.closeToast, quiet: !isToasted });
    };
    try {
      await sendLead(endpoint, { type: "email", email }, words.failedText);
      form.reset();
      if (process.env.COUNTS_VISITORS === "yes") reached("Newsletter subscribed");
      showOutcome("success", words.done, `${email} ${words.doneText}`);
    } catch {
      showOutcome("error", words.failedTitle, words.failedText);
    } finally {
      sending.current = false;
    }
  };

  const message = {
    idle: undefined,
    sending: { text: words.sending, icon: undefined },
    success: { text: words.done, icon: uiIcons.check },
    error: { text: words.failedInline, icon: uiIcons.alert },
  }[status];
  const byMail = <a href={`mailto:${siteContent.email}`}>{siteContent.email}</a>;
  return (
    <Block>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {endpoint === "" ? (
        <p>
          {words.noEndpoint} {byMail}
        </p>
      ) : (
        <>
          <Form className="needs-js" aria-label={words.title} onSubmit={submit} onFocus={() => loadToasts()}>
            <label htmlFor="newsletter-email">{words.email}</label>
            <input
              id="newsletter-email"
              css={inputStyle}
              type="email"
              name="email"
              required
              pattern=".{1,254}"
              autoComplete="email"
              placeholder={words.placeholder}
              disabled={status === "sending"}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : errorId}
              onInvalid={showError}
              onInput={({ currentTarget }) => currentTarget.validity.valid && setError(undefined)}
            />
            <button type="submit" css={buttonStyle("primary")} disabled={status === "sending"}>
              {words.send}
            </button>
          </Form>
          <Told>
            <FieldError id={errorId} error={error} />
            <Outcome ref={outcome} role="status" aria-live="off" tabIndex={-1} data-status={status}>
              {message && (
                <>
                  {message.icon && <Icon drawing={message.icon} size={18} />}
                  <span>{message.text}</span>
                </>
              )}
            </Outcome>
            <FinePrint>
              <AppLink href={siteContent.legal.privacy}>{words.privacy}</AppLink>
            </FinePrint>
          </Told>
          <p className="without-js">
            {words.noScript} {byMail}
          </p>
          <p className="visually-hidden" aria-live="polite">
            {aloud && <span>{message?.text}</span>}
          </p>
        </>
      )}
    </Block>
  );
}

export const newsletterFormChrome = graphql`
  fragment NewsletterFormChrome on Query {
    siteContent { email forms { newsletter } legal { privacy } }
    wordsContent {
      newsletter {
        title text email placeholder send sending privacy done doneText failedTitle failedText failedInline
        noEndpoint noScript
      }
      page { closeToast }
    }
  }
`;
