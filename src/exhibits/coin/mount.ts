import { drags } from "../kit/drag";
import { isStill } from "../kit/glide";
import { mounting } from "../kit/mount";
import { exhibit } from ".";

const answer = mounting(exhibit);

/** From how many pixels on a movement is a drag. */
const least = 8;

/** The kit's, with dragging: a coin dropped on a knot counts as a press on the coin and one on the knot. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  drags(root, (down) => {
    const coin = at(down, "pick");
    const face = coin?.parentElement?.querySelector<HTMLElement>(".ex-face");
    if (!coin || !face) return undefined;
    const isFar = ({ clientX, clientY }: PointerEvent) =>
      Math.hypot(clientX - down.clientX, clientY - down.clientY) > least;
    return {
      move(move) {
        if (isFar(move)) root.setAttribute("data-dragging", "");
        face.style.transform = `translate(${move.clientX - down.clientX}px, ${move.clientY - down.clientY}px)`;
      },
      end(up) {
        root.removeAttribute("data-dragging");
        face.style.transform = "";
        const knot = up && isFar(up) && at(up, "spend");
        if (!knot) return;
        coin.click();
        knot.click();
      },
    };
  });
  answer(root, acts);
  // In the capture phase, so that it runs before a button copies or saves them.
  root.addEventListener("click", () => saySame(root), true);
  if (!isStill()) playSteps(root, acts);
}

/** Puts the day of the check that is shown, and the names of its steps, into the printed commands. */
function saySame(root: HTMLElement) {
  const commands = root.querySelector("[data-commands]");
  const { today } = root.querySelector<HTMLElement>("[data-today]")?.dataset ?? {};
  const text = commands?.textContent ?? "";
  let said = today ? text.replace(/^(node .+\.json )[\d-]{10} /m, `$1${today} `) : text;
  // The first such line is the step's name; the second is what is said if it fails.
  for (const { dataset, textContent } of root.querySelectorAll<HTMLElement>("[data-step]"))
    said = said.replace(
      new RegExp(`^  "${dataset.step}": .*?(,?)$`, "m"),
      (_, end) => `  "${dataset.step}": ${JSON.stringify(textContent)}${end}`,
    );
  if (commands && said !== text) commands.textContent = said;
}

/** How long each line of a script is seen, in milliseconds. */
const lineTime = 600;

/** Whether an act of the visitor is answered by a check. */
const asks = ({ type, target }: Event) =>
  type === "click" &&
  target instanceof Element &&
  target.closest("[data-act=check], [data-act=cheat], [data-act=gap], [data-do=spend]") !== null;

/** After each check the stepper goes through a script line by line, until somebody does something else. */
function playSteps(root: HTMLElement, acts: readonly Event[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = acts.some(asks);
  const slider = () => root.querySelector<HTMLInputElement>("[data-do=go]");
  const goTo = (at: string) => {
    const field = slider();
    if (!field) return;
    field.value = at;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const play = ([at, ...others]: string[]) => {
    if (at === undefined) return;
    goTo(at);
    timer = setTimeout(() => play(others), lineTime);
  };
  for (const kind of ["pointerdown", "keydown", "click"])
    root.addEventListener(kind, (event) => {
      clearTimeout(timer);
      isAsked = asks(event);
    });
  // The kit takes this mark away once the answer is shown.
  new MutationObserver(() => {
    const field = slider();
    if (!isAsked || !field || root.hasAttribute("aria-busy")) return;
    isAsked = false;
    const end = Number(field.value);
    const stops = (field.dataset.stops ?? "").split(" ").filter((stop) => Number(stop) < end);
    play([...stops, String(end)]);
  }).observe(root, { attributeFilter: ["aria-busy"] });
}

/** The control of a given name that is under the pointer. */
const at = ({ clientX, clientY }: PointerEvent, does: string) =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.do === does);
