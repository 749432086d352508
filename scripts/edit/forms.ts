/** The document with the forms: Sveltia CMS, with formats that keep the text of a file where nothing has changed. */
import { parse } from "yaml";

interface Form {
  format: string;
  name: string;
}

interface Configuration {
  collections: Form[];
  singletons: Form[];
}

interface Sveltia {
  registerCustomFormat(
    name: string,
    extension: string,
    methods: { fromFile(text: string): unknown; toFile(value: Record<string, unknown>): Promise<string> },
  ): void;
  init(options: { config: unknown }): void;
}

declare const CMS: Sveltia;

/** The key by which a form's value refers to its file's text; no form shows it and no file has it. */
const textKey = "(text)";

const texts: string[] = [];

/** A file's text with a form's values, made by the server from the text before. */
async function textWith(form: string, value: Record<string, unknown>): Promise<string> {
  const { [textKey]: number, ...content } = value;
  const source = texts[Number(number ?? Number.NaN)];
  const response = await fetch("/text", { method: "POST", body: JSON.stringify({ form, source, content }) });
  const text = await response.text();
  if (!response.ok) {
    alert(text);
    throw new Error(text);
  }
  if (source !== undefined) texts[Number(number)] = text;
  return text;
}

async function open() {
  const config: Configuration = await (await fetch("/forms.json")).json();
  for (const { format, name } of [...config.collections, ...config.singletons]) {
    CMS.registerCustomFormat(format, "yaml", {
      fromFile: (text) => ({ ...parse(text), [textKey]: texts.push(text) - 1 }),
      toFile: (value) => textWith(name, value),
    });
  }
  CMS.init({ config: { ...config, load_config_file: false } });
}

open();
