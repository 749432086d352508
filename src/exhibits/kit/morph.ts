/**
 * Makes one element like another by changing only the differences, which preserves focus, open <details> and running
 * animations. Children are matched by `data-key` if they have one, otherwise by position.
 */
export function morph(from: Element, to: Element) {
  for (const { name } of [...from.attributes]) {
    // The visitor decides what is open.
    if (!to.hasAttribute(name) && name !== "open") from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from instanceof HTMLInputElement) {
    if (from.type === "checkbox") from.checked = from.defaultChecked;
    else if (from.type === "file") {
      // The file on display stays chosen, so that the field shows its name.
      if (!from.hasAttribute("data-given")) from.value = "";
    } else if (from.value !== from.defaultValue) from.value = from.defaultValue;
  }
  // Set the value and not the child text, and only if it differs: setting it moves the caret.
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== to.value) from.value = to.value;
    if (from.defaultValue !== to.defaultValue) from.defaultValue = to.defaultValue;
    return;
  }

  const wanted = [...to.childNodes];
  wanted.forEach((node, index) => {
    const existing = keyed(from, node) ?? from.childNodes[index];
    if (!existing) from.append(node);
    else if (!alike(existing, node)) existing.replaceWith(node);
    else {
      if (from.childNodes[index] !== existing) from.insertBefore(existing, from.childNodes[index] ?? null);
      if (existing instanceof Element) morph(existing, node as Element);
      else if (existing.nodeValue !== node.nodeValue) existing.nodeValue = node.nodeValue;
    }
  });
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

const keyOf = (node: Node | undefined) =>
  node instanceof Element ? (node.getAttribute("data-key") ?? undefined) : undefined;

const keyed = (parent: Element, node: Node) => {
  const key = keyOf(node);
  return key === undefined ? undefined : [...parent.children].find((child) => keyOf(child) === key);
};

const alike = (a: Node, b: Node) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);
