import type { Html } from "../shared/compiled";

/** A tag or a text. Values in attributes are escaped, so no tag has a ">" in it. */
const parts = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/gi;

const controls = new Set(["button", "input", "select", "textarea"]);
const unclosed = new Set(["br", "hr", "img", "input"]);

/** Attributes for scripts, and the class of what only visitors without scripts see. */
const controlAttributes = / data-(?:act|at|do|enter|key|open)(?:="[^"]*")?/g;
const forNoScript = / class="without-js"/;

interface Open {
  tag: string;
  /** Whether the element itself stays, and whether its content does. */
  isKept: boolean;
  isOpen: boolean;
}

/**
 * `html` as a picture: without fields and buttons, and with only the summary of what folds. What visitors without
 * scripts see, everyone sees.
 */
export function withoutControls({ html: markup }: Html): Html {
  const open: Open[] = [{ tag: "", isKept: true, isOpen: true }];
  let shown = "";
  for (const [part, closing, name = "", attributes = ""] of markup.matchAll(parts)) {
    const parent = open.at(-1);
    const tag = name.toLowerCase();
    if (tag === "") {
      if (parent?.isOpen) shown += part;
    } else if (closing) {
      if (open.pop()?.isKept) shown += closed(tag);
    } else {
      const { isKept, isOpen } = kept(tag, attributes, parent);
      if (isKept) shown += opened(tag, attributes);
      if (!unclosed.has(tag) && !attributes.endsWith("/")) open.push({ tag, isKept, isOpen });
    }
  }
  return { html: shown };
}

function kept(tag: string, attributes: string, parent: Open | undefined): Omit<Open, "tag"> {
  const isControl = controls.has(tag) || /\bclass="[^"]*\bneeds-js\b/.test(attributes);
  const isSummary = tag === "summary" && parent?.tag === "details";
  const isKept = !isControl && (isSummary ? parent.isKept : parent?.isOpen === true);
  return { isKept, isOpen: isKept && tag !== "details" };
}

/** Elements that fold, or belong to a field, become plain ones. */
const plain: Record<string, string> = { details: "div", summary: "div", label: "span" };

const opened = (tag: string, attributes: string) =>
  `<${plain[tag] ?? tag}${attributes.replace(controlAttributes, "").replace(forNoScript, "")}>`;

const closed = (tag: string) => `</${plain[tag] ?? tag}>`;
