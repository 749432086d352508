import { files, page } from "../model/schema";
import { formFields, labelOf } from "./formFields";
import type { FormFolder, Forms } from "./forms";

/** The words for files whose name is not a word. */
const labels: Record<string, string> = {
  signoffs: "Sign-offs",
  site: "The site",
  words: "Words of the interface",
};

/**
 * Each form has its own format: its writer knows the form's fields, and keeps a file's text where nothing has changed
 * (scripts/edit/forms.ts).
 */
const formatOf = (form: string) => `yaml-${form}`;

let made: Forms | undefined;

/**
 * The forms of `npm run edit`: a Sveltia CMS configuration with a field for each one in the model, and its help and
 * lengths as hints. Created once.
 */
export function editorForms(): Forms {
  made ??= {
    // Just a name, under which the browser remembers the folder: the forms connect to no host.
    backend: { name: "github", repo: "local/website", auth_methods: ["token"] },
    app_title: "Forms",
    logo: { show_in_header: false },
    show_preview_links: false,
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: { stock_assets: false },
    editor: { preview: false },
    collections: [pages()],
    singletons: Object.entries(files).map(([name, schema]) => ({
      name,
      label: labels[name] ?? labelOf(name),
      file: `data/${name}.yaml`,
      format: formatOf(name),
      fields: formFields(schema),
    })),
  };
  return made;
}

const pages = (): FormFolder => ({
  name: "pages",
  label: "Pages",
  label_singular: "page",
  description: "A page’s file is its address: about is /about, index is the home page.",
  folder: "data/pages",
  extension: "yaml",
  format: formatOf("pages"),
  nested: { subfolders: false },
  identifier_field: "name",
  summary: "{{fields.name}}",
  slug: {
    template: "{{fields.name}}",
    editable: ["create"],
    hint: "The address: our-story becomes /our-story",
  },
  sortable_fields: ["name", "title"],
  fields: formFields(page),
});
