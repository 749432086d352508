/** Copies the code beside a button, and says so on it for a moment. */
export async function copy(button: HTMLElement, copied: string) {
  const code = button.closest("details")?.querySelector("pre code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
  } catch {
    // Without the right to the clipboard the code is at least marked, ready to be copied by hand.
    getSelection()?.selectAllChildren(code);
    return;
  }
  const label = button.textContent;
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}

/** Gives the record to the visitor as a file. It is made in the page; nothing is sent or fetched. */
export function save(name: string, record: unknown) {
  const link = document.createElement("a");
  const href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }));
  Object.assign(link, { href, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
