import styled from "@emotion/styled";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { Field } from "../components/Field";
import { FinePrint } from "../components/FinePrint";
import { useChrome } from "../hooks/useChrome";
import { useFocusKept } from "../hooks/useFocusKept";
import { useSendState } from "../hooks/useSendState";
import { readDraft, saveDraft } from "../services/contactDraft";
import { type Fields, fieldError, fieldNames } from "../services/contactRules";
import { contactSend } from "../services/contactSend";
import { besides, topicLine } from "../services/contactTopic";
import { below, from } from "../theme/breakpoints";

type Errors = Partial<Record<keyof Fields, string>>;

/**
 * The contact form (specification 4, 5, 7 and 8). The fields are uncontrolled, so that text typed before the page came
 * alive is not lost. Everything is kept as a draft until a request has completed; the request itself belongs to the visit
 * (services/contactSend.ts). What stands in the message is what is sent, the topic's line with it.
 */
export function MessageForm({ endpoint }: { endpoint: string }) {
  const { siteContent, wordsContent } = useChrome();
  const words = wordsContent.contact;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const topic = useRef("");
  const [errors, setErrors] = useState<Errors>({});
  const sending = useSendState() === "sending";
  const [uncertain, setUncertain] = useState(false);
  const keepFocus = useFocusKept(status, sending);

  useEffect(() => {
    setUncertain(contactSend.isUncertain());
    if (form.current) topic.current = restore(form.current, topicLine(words.about));
  }, [words.about]);

  const errorOf = (name: keyof Fields) => {
    const values = valuesOf(form.current);
    const key = fieldError(name, name === "message" ? besides(topic.current, values.message) : values[name]);
    return key && words[key];
  };

  const check = (name: keyof Fields) => setErrors((before) => ({ ...before, [name]: errorOf(name) }));

  const onInput = () => {
    if (!form.current) return;
    saveDraft({
      ...written(valuesOf(form.current), topic.current),
      newsletter: newsletterOf(form.current)?.checked === true,
    });
    for (const name of fieldNames) if (errors[name] !== undefined && errorOf(name) === undefined) check(name);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (contactSend.state() === "sending") return;
    const found: Errors = Object.fromEntries(fieldNames.map((name) => [name, errorOf(name)]));
    setErrors(found);
    const faulty = fieldNames.find((name) => found[name] !== undefined);
    if (faulty) {
      fieldOf(event.currentTarget, faulty)?.focus();
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
    );
  };

  const field = (name: keyof Fields) => ({
    name,
    error: errors[name],
    disabled: sending,
    onBlur: () => check(name),
  });
  return (
    <Form ref={form} className="needs-js" data-draft noValidate onSubmit={submit} onInput={onInput}>
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("email")} label={words.email} type="email" autoComplete="email" />
      <Field {...field("message")} label={words.message} long autoComplete="off" />
      <Check>
        <input type="checkbox" name="newsletter" disabled={sending} />
        {words.newsletter}
      </Check>
      <button type="submit" css={buttonStyle("primary")} disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      <Status ref={status} role="status" tabIndex={-1}>
        {sending ? words.onItsWay : uncertain && words.late}
      </Status>
      <FinePrint>
        <AppLink href={siteContent.legal.privacy}>{words.privacy}</AppLink>
      </FinePrint>
    </Form>
  );
}

function valuesOf(form: HTMLFormElement | null): Fields {
  const read = (name: keyof Fields) => (form && fieldOf(form, name)?.value) ?? "";
  return { name: read("name"), email: read("email"), message: read("message") };
}

const fieldOf = (form: HTMLFormElement, name: keyof Fields) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

const newsletterOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="newsletter"]');

/** What a draft keeps of the message: nothing, if nobody has touched the topic's line. */
function written(values: Fields, line: string): Fields & { topic: string } {
  const isUntouched = values.message.trim() === line;
  return { ...values, message: isUntouched ? "" : values.message, topic: isUntouched ? "" : line };
}

/**
 * Fills in the draft where fields are still empty, then the topic's line where the message still is. So what the visitor has
 * written wins over the line, and one that was removed does not come back, except for another page's. Gives the line that the
 * message may begin with.
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
  // Browsers leave the caret after a value that a script has set.
  message.value = line && `${line}\n\n`;
  return line;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  button[type="submit"] {
    justify-self: start;
    margin-top: 0.75rem;
    /* As wide while it is busy. */
    min-width: min(100%, 10.5rem);
  }
  /* Where the form has the page's width, short fields are in a row. */
  @media ${from("medium")} and ${below("wide")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1.5rem;
    > :not(:has(> input[autocomplete])) {
      grid-column: 1 / -1;
    }
  }
  @media ${below("small")} {
    button[type="submit"] {
      width: 100%;
    }
  }
`;

const Status = styled.p`
  min-height: 1.6em;
  color: var(--fg-muted);
  font-size: var(--text-small);
`;

const Check = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--text-small);
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    border: 1px solid var(--control);
    border-radius: 5px;
    background: var(--bg);
    appearance: none;
  }
  input:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  input:checked::before {
    display: block;
    width: 0.375rem;
    height: 0.75rem;
    margin: 0.0625rem auto;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: "";
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;
