/** A field of a form, as Sveltia CMS reads it. Without a widget it is one line of text. */
export interface FormField {
  name: string;
  label?: string;
  widget?: string;
  hint?: string;
  required?: false;
  /**
   * What Sveltia fills in. Empty: the model requires the field even if there is nothing in it. Otherwise it is the
   * model's own default, which is not written into the file.
   */
  default?: unknown;
  summary?: string;
  collapsed?: boolean;
  minimize_collapsed?: boolean;
  field?: FormField;
  fields?: FormField[];
  types?: FormType[];
  typeKey?: string;
  options?: unknown[];
  [option: string]: unknown;
}

/** One of several groups of fields; the field `typeKey` picks one. */
export interface FormType {
  name: string;
  label: string;
  summary?: string;
  fields: FormField[];
}

/** A file with a form of its own. */
export interface FormFile {
  name: string;
  label: string;
  file: string;
  fields: FormField[];
}

/** A folder of files that share a form. */
export interface FormFolder {
  name: string;
  label: string;
  folder: string;
  fields: FormField[];
  [option: string]: unknown;
}

/** The configuration of Sveltia CMS, as far as this project reads it. */
export interface Forms {
  collections: FormFolder[];
  singletons: FormFile[];
  [option: string]: unknown;
}

/** Stands in for a select's options, which are read from data/ and the icon set when the forms are opened. */
export const openOptions = { links: ["{links}"], icons: ["{icons}"] } as const;
