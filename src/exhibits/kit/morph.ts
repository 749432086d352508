/**
 * Makes one element like another by changing only what differs, so that the focus, what is open and what moves stay.
 * Children are matched by their place, or by `data-key` where they have one.
 */
export function morph(from: Element, to: Element) {
  for (const { name } of [...from.attributes]) {
    // Whether something is open is the visitor's.
    if (!to.hasAttribute(name) && name !== "open") from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  if (from instanceof HTMLInputElement) {
    if (from.type === "checkbox") from.checked = from.defaultChecked;
    else if (from.type === "file") {
      // A file that is shown stays chosen, so that the field says its name.
      if (!from.hasAttribute("data-given")) from.value = "";
    } else if (from.value !== from.defaultValue) from.value = from.defaultValue;
  }
  // What a visitor has typed is not the text that was built; setting it anew would move the caret.
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== to.value) from.value = to.value;
    return;
  }

  const wanted = [...to.childNodes];
  wanted.forEach((node, place) => {
    const there = keyed(from, node) ?? from.childNodes[place];
    if (!there) from.append(node);
    else if (!alike(there, node)) there.replaceWith(node);
    else {
      if (from.childNodes[place] !== there) from.insertBefore(there, from.childNodes[place] ?? null);
      if (there instanceof Element) morph(there, node as Element);
      else if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
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
