import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Fields, fieldError, fieldNames, maxCharacters } from "../../leads/src/rules";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { CheckBox } from "../components/CheckBox";
import { Field } from "../components/Field";
import { FinePrint } from "../components/FinePrint";
import { hideToast, showToast } from "../components/toasts/toasts";
import { useChrome } from "../hooks/useChrome";
import { useFocusKept } from "../hooks/useFocusKept";
import { useRoomLeft } from "../hooks/useRoomLeft";
import { useSendState } from "../hooks/useSendState";
import { useTitlePrefix } from "../hooks/useTitlePrefix";
import { readDraft, saveDraft } from "../services/contactDraft";
import { contactSend } from "../services/contactSend";
import { topicLine, withoutTopic } from "../services/contactTopic";
import { holdBack } from "../services/holdBack";
import { below, from } from "../theme/breakpoints";
import { contactParts, loadContactParts } from "./contactParts";
import { SendStatus } from "./SendStatus";

type Errors = Partial<Record<keyof Fields, string>>;

/**
 * The contact form (specification 4, 5, 7 and 8). The fields are uncontrolled, so that text typed before the page came
 * alive is not lost. Everything is saved as a draft until a request has completed; the request itself belongs to the
 * visit (services/contactSend.ts). The message is sent as it is, including its topic line.
 */
export function MessageForm({ endpoint }: { endpoint: string }) {
  const { siteContent, wordsContent } = useChrome<Queries.MessageFormChromeFragment>();
  const words = wordsContent.contact;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const topic = useRef("");
  const [errors, setErrors] = useState<Errors>({});
  /** The fields that were invalid at the last attempt to send. */
  const [invalid, setInvalid] = useState<readonly (keyof Fields)[]>([]);
  /** The same fields once the summary links to them, until the next attempt. */
  const [summary, setSummary] = useState<readonly (keyof Fields)[]>([]);
  const sending = useSendState() === "sending";
  const failure = contactSend.failure();
  const [uncertain, setUncertain] = useState(false);
  const keepFocus = useFocusKept(status, sending);
  const [room, countRoom] = useRoomLeft(maxCharacters.message);
  useTitlePrefix(invalid.some((name) => errors[name] !== undefined) ? words.titleError : "");

  useEffect(() => {
    setUncertain(contactSend.isUncertain());
    loadContactParts().catch(() => {});
    if (!form.current) return;
    topic.current = restore(form.current, topicLine(words.about));
    countRoom(valuesOf(form.current).message);
  }, [words.about, countRoom]);

  useEffect(() => {
    const showError = () => setErrors((before) => ({ ...before, message: words.heldBack }));
    if (form.current) return holdBack(form.current, showError);
  }, [words.heldBack]);

  const errorOf = (name: keyof Fields) => {
    const value = valuesOf(form.current)[name];
    // The topic line by itself is not a message, but it counts toward the length.
    const isOnlyTopic =
      name === "message" && fieldError(name, withoutTopic(topic.current, value)) === "messageMissing";
    const key = isOnlyTopic ? "messageMissing" : fieldError(name, value);
    return key && words[key];
  };

  const check = (name: keyof Fields) => setErrors((before) => ({ ...before, [name]: errorOf(name) }));

  const onInput = () => {
    if (!form.current) return;
    const values = valuesOf(form.current);
    countRoom(values.message);
    saveDraft({
      ...draftOf(values, topic.current),
      newsletter: newsletterOf(form.current)?.checked === true,
    });
    for (const name of fieldNames) if (errors[name] !== undefined && errorOf(name) === undefined) check(name);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (contactSend.state() === "sending") return;
    const found: Errors = Object.fromEntries(fieldNames.map((name) => [name, errorOf(name)]));
    const faulty = fieldNames.filter((name) => found[name] !== undefined);
    setErrors(found);
    setInvalid(faulty);
    setSummary([]);
    const [first, ...others] = faulty;
    if (first) {
      const { activeElement } = document;
      const focusFirst = () => form.current && fieldOf(form.current, first)?.focus();
      // The summary takes the focus, so do not show it if it loads late and the focus has moved on.
      const showSummary = () => document.activeElement === activeElement && setSummary(faulty);
      if (others.length === 0) focusFirst();
      else loadContactParts().then(showSummary, focusFirst);
      return;
    }
    const values = valuesOf(event.currentTarget);
    const newsletterSubscribe = newsletterOf(event.currentTarget)?.checked ? 1 : 0;
    keepFocus(event.currentTarget);
    setUncertain(false);
    contactSend.send(
      endpoint,
      {
        type: "feedback",
        name: values.name.trim(),
        email: values.email.trim(),
        feedback: values.message,
        newsletterSubscribe,
      },
      wordsContent,
      { showToast, hideToast },
    );
  };

  const said = failure ?? (uncertain ? words.late : undefined);
  const Summary = contactParts()?.ErrorSummary;
  const field = (name: keyof Fields) => ({
    name,
    error: errors[name],
    disabled: sending,
    onBlur: () => check(name),
  });
  return (
    <Form
      ref={form}
      className="needs-js"
      aria-label={words.send}
      data-draft
      noValidate
      onSubmit={submit}
      onInput={onInput}
    >
      {Summary && summary.length > 0 && <Summary title={words.summary} fields={summary} labels={words} />}
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("email")} label={words.email} type="email" autoComplete="email" />
      <Field
        {...field("message")}
        label={words.message}
        long
        note={roomNote(room, words)}
        autoComplete="off"
      />
      <CheckBox>
        <input type="checkbox" name="newsletter" disabled={sending} />
        {words.newsletter}
      </CheckBox>
      <SendStatus
        ref={status}
        text={sending ? words.onItsWay : said}
        failed={!sending && failure !== undefined}
      />
      <button type="submit" css={buttonStyle("primary")} disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      <FinePrint>
        <AppLink href={siteContent.legal.privacy}>{words.privacy}</AppLink>
      </FinePrint>
    </Form>
  );
}

/** The note about how many characters are left; "" while there are plenty. */
function roomNote(room: number | undefined, { left, tooMany }: Record<"left" | "tooMany", string>): string {
  if (room === undefined) return "";
  return `${room < 0 ? tooMany : left}: ${Math.abs(room).toLocaleString("en-US")}`;
}

function valuesOf(form: HTMLFormElement | null): Fields {
  const read = (name: keyof Fields) => (form && fieldOf(form, name)?.value) ?? "";
  return { name: read("name"), email: read("email"), message: read("message") };
}

const fieldOf = (form: HTMLFormElement, name: keyof Fields) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

const newsletterOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="newsletter"]');

/** The values to save as a draft: without the message if it is still only the topic line. */
function draftOf(values: Fields, line: string): Fields & { topic: string } {
  const isUntouched = values.message.trim() === line;
  return { ...values, message: isUntouched ? "" : values.message, topic: isUntouched ? "" : line };
}

/**
 * Fills empty fields from the draft, then puts the topic line into the message if that is still empty. So the visitor's
 * own text takes precedence, and a topic line that was removed does not come back, unless it is for another page.
 * Returns the topic line that the message may start with.
 */
function restore(form: HTMLFormElement, line: string): string {
  const draft = readDraft();
  if (draft) {
    for (const name of fieldNames) {
      const field = fieldOf(form, name);
      if (field?.value === "") field.value = draft[name];
    }
    const newsletter = newsletterOf(form);
    if (newsletter && draft.newsletter) newsletter.checked = true;
  }
  const message = fieldOf(form, "message");
  if (message?.value !== "" || line === draft?.topic) return draft?.topic || line;
  // Browsers put the caret at the end of a value set by a script.
  message.value = line && `${line}\n\n`;
  return line;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  /* The lines reserved above and below it are room enough. */
  > label {
    position: relative;
    margin-block: -0.75rem;
  }
  button[type="submit"] {
    place-self: start;
    /* Keeps its width while it is busy. */
    min-width: min(100%, 10.5rem);
    @media ${below("small")} {
      width: 100%;
    }
  }
  /* Where the form is as wide as the page, short fields are in a row. */
  @media ${from("medium")} and ${below("wide")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.5rem;
    > :not(:has(> input[autocomplete])) {
      grid-column: 1 / -1;
    }
  }
`;

export const messageFormChrome = graphql`
  fragment MessageFormChrome on Query {
    siteContent { legal { privacy } }
    wordsContent {
      contact {
        name email message newsletter send sending onItsWay late elsewhere arrived kept about nameMissing
        nameLong emailMissing emailWrong messageMissing messageLong heldBack left tooMany summary
        titleError privacy failed
      }
      page { closeToast }
    }
  }
`;
