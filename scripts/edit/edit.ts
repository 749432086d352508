/** The editing page: forms on the left, the page that they edit on the right, the check's findings below. */
import type { FindingRow } from "./watchCheck";

const one = <Type extends Element = HTMLElement>(selector: string) => {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`There is no ${selector} in edit.html.`);
  return found;
};

const forms = one<HTMLIFrameElement>("#forms");
let page = one<HTMLIFrameElement>("#page");
const divider = one("#divider");

/** Where the pages are, if they are served. */
const { site }: { site?: string } = await (await fetch("/settings.json")).json();

function show(what: string) {
  document.body.dataset.shown = what;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === what));
}

function routeOf(hash: string): string | undefined {
  const name = /^#\/collections\/pages\/entries\/([a-z0-9/-]+)/.exec(hash)?.[1];
  return name === "index" ? "/" : name && `/${name}`;
}

let shown = "";

/** Resolves once the pages are there, which takes a build. */
async function built(address: string) {
  one("#address").textContent = "The page is being built …";
  while (!(await fetch(address, { mode: "no-cors" }).catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 2000));
}

/** Shows the page whose form is open; for another file's form, the last page stays. */
function follow() {
  const route = routeOf(forms.contentWindow?.location.hash ?? "") ?? (shown || "/");
  if (site === undefined || route === shown) return;
  shown = route;
  // In a new frame: in the same one, going back from a form, as saving does, would go back to the last page.
  const frame = page.cloneNode() as HTMLIFrameElement;
  frame.src = site + route;
  page.replaceWith(frame);
  page = frame;
  one("#address").textContent = route;
}

function widen(percent: number) {
  const share = Math.round(Math.min(80, Math.max(20, percent)));
  one("main").style.setProperty("--forms", `${share}fr`);
  one("main").style.setProperty("--page", `${100 - share}fr`);
  divider.setAttribute("aria-valuenow", String(share));
}

function listFindings(findings: readonly FindingRow[]) {
  const count = `${findings.length} ${findings.length === 1 ? "finding" : "findings"}`;
  one("#findings output").textContent = findings.length === 0 ? "data/ is in order." : `${count} in data/`;
  one("#findings ul").replaceChildren(...findings.map(entryFor));
}

function entryFor({ kind, file, field, message, form }: FindingRow): HTMLElement {
  const entry = document.createElement("li");
  entry.className = kind;
  const name = Object.assign(document.createElement("b"), {
    textContent: kind === "fault" ? "Fault" : "Warning",
  });
  const link = Object.assign(document.createElement("a"), {
    href: `/forms${form}`,
    target: "forms",
    textContent: field ? `${file}: ${field}` : file,
  });
  // Without reloading the forms, which would ask for the folder again.
  link.addEventListener("click", (event) => {
    event.preventDefault();
    if (forms.contentWindow) forms.contentWindow.location.hash = form;
    if (document.body.dataset.shown === "page") show("forms");
    forms.focus();
  });
  entry.append(name, " in ", link, `. ${message}`);
  return entry;
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-show]"))
  button.addEventListener("click", () => show(button.dataset.show ?? "both"));

divider.addEventListener("keydown", ({ key }) => {
  const step = { ArrowLeft: -5, ArrowRight: 5 }[key];
  if (step) widen(Number(divider.getAttribute("aria-valuenow")) + step);
});
divider.addEventListener("pointerdown", ({ pointerId }) => {
  divider.setPointerCapture(pointerId);
  document.body.classList.add("dragged");
});
divider.addEventListener("pointermove", ({ pointerId, clientX }) => {
  if (divider.hasPointerCapture(pointerId)) widen((clientX / innerWidth) * 100);
});
divider.addEventListener("lostpointercapture", () => document.body.classList.remove("dragged"));

new EventSource("/findings").addEventListener("message", ({ data }) => listFindings(JSON.parse(data)));
one("#unsupported").hidden = "showDirectoryPicker" in window;
one("fieldset").hidden = site === undefined;
if (site === undefined || innerWidth < 900) show("forms");
if (site !== undefined) await built(site);
// Sveltia changes the address without an event that other code gets.
setInterval(follow, 300);
