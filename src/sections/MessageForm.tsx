import styled from "@emotion/styled";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppLink } from "../components/AppLink";
import { buttonStyle } from "../components/Button";
import { Field } from "../components/Field";
import { FinePrint } from "../components/FinePrint";
import { Icon, signs } from "../components/Icon";
import { useChrome } from "../hooks/useChrome";
import { useFocusKept } from "../hooks/useFocusKept";
import { useSendState } from "../hooks/useSendState";
import { readDraft, saveDraft } from "../services/contactDraft";
import { type Fields, fieldError, fieldNames } from "../services/contactRules";
import { contactSend } from "../services/contactSend";
import { below, from } from "../theme/breakpoints";

type Errors = Partial<Record<keyof Fields, string>>;

/**
 * The contact form (specification 4, 5, 7 and 8). The fields are uncontrolled, so that text typed before the page came
 * alive is not lost. Everything is kept as a draft until a request has completed; the request itself belongs to the visit
 * (services/contactSend.ts).
 */
export function MessageForm({ endpoint }: { endpoint: string }) {
  const { siteContent, wordsContent } = useChrome();
  const words = wordsContent.contact;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const sending = useSendState() === "sending";
  const [uncertain, setUncertain] = useState(false);
  const keepFocus = useFocusKept(status, sending);

  const [topic, setTopic] = useState<string>();

  useEffect(() => {
    setTopic(topicFromHistory());
    setUncertain(contactSend.isUncertain());
    if (form.current) restore(form.current);
  }, []);

  const errorOf = (name: keyof Fields) => {
    const key = fieldError(name, valuesOf(form.current)[name]);
    return key && words[key];
  };

  const check = (name: keyof Fields) => setErrors((before) => ({ ...before, [name]: errorOf(name) }));

  const onInput = () => {
    if (!form.current) return;
    saveDraft({ ...valuesOf(form.current), newsletter: newsletterOf(form.current)?.checked === true });
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
        feedback: (topic ? `${words.about}: ${topic}\n\n` : "") + values.message.trim(),
        newsletterSubscribe,
      },
      wordsContent,
    );
  };

  const removeTopic = () => {
    setTopic(undefined);
    if (form.current) fieldOf(form.current, "name")?.focus();
  };

  const field = (name: keyof Fields) => ({
    name,
    error: errors[name],
    disabled: sending,
    onBlur: () => check(name),
  });
  return (
    <Form ref={form} className="needs-js" data-draft noValidate onSubmit={submit} onInput={onInput}>
      {topic && (
        <Topic>
          <span>{words.about}:</span> <strong>{topic}</strong>
          <button type="button" aria-label={words.removeTopic} onClick={removeTopic}>
            <Icon drawing={signs.close} size={18} />
          </button>
        </Topic>
      )}
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
        <AppLink to={siteContent.legal.privacy}>{words.privacy}</AppLink>
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

/** The page that the visitor came from; links to the contact page put it in the history state. */
function topicFromHistory(): string | undefined {
  const topic: unknown = window.history.state?.topic;
  return typeof topic === "string" && topic.length <= 80 ? topic : undefined;
}

/** Fills in the draft where fields are still empty. */
function restore(form: HTMLFormElement) {
  const draft = readDraft();
  if (!draft) return;
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = draft[name];
  }
  const newsletter = newsletterOf(form);
  if (newsletter && draft.newsletter) newsletter.checked = true;
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

const Topic = styled.p`
  display: flex;
  gap: 0.4rem;
  align-items: center;
  padding-inline-start: 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg);
  font-size: var(--text-small);
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--fg-muted);
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
