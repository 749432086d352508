import type { Content, Exhibit, Game, KitWords, Verdict } from "./exhibit";
import { frame } from "./frame";
import { morph } from "./morph";
import { copy, save } from "./take";

/** What the build leaves in the page for the browser to go on from. */
export interface Left<State, Own> {
  game: State;
  content: Own;
  words: KitWords;
}

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/**
 * Makes an exhibit answer, on the HTML that the build has made of it. `pressed` is the control that was used while this
 * code was on its way.
 */
export const mounting =
  <State extends Game, Own extends Content>(exhibit: Exhibit<State, Own>) =>
  (root: HTMLElement, pressed?: HTMLElement) => {
    const live = root.querySelector("[data-live]");
    const left = root.querySelector("script");
    if (!live || !left) return;
    const { game: first, content, words }: Left<State, Own> = JSON.parse(left.text);
    let game = first;
    let verdict: Verdict = { state: "unchecked", built: true };
    let busy = Promise.resolve();

    const show = (problem?: string) => {
      const next = document.createElement("div");
      next.innerHTML = frame(exhibit, game, content, words, verdict, problem).html;
      live.setAttribute("data-used", "");
      for (const { name, value } of live.attributes) next.setAttribute(name, value);
      morph(live, next);
    };

    const check = async () => {
      if (game.problem !== undefined) return;
      game = exhibit.finish(game);
      const broken = await exhibit.check(game);
      verdict = broken === undefined ? { state: "holds" } : { state: "fails", broken };
    };

    const act = async (does: string, control: HTMLElement) => {
      const { [does]: cheat } = exhibit.cheats;
      const { [does]: edit } = exhibit.edits;
      if (does === "reset") {
        game = first;
        verdict = { state: "unchecked", built: true };
      } else if (!crypto.subtle) {
        verdict = { state: "unchecked", built: false };
        return show(isSecureContext ? words.trouble : words.insecure);
      } else if (does === "check") await check();
      else if (cheat) {
        game = await cheat(game, random);
        await check();
      } else if (edit) {
        verdict = { state: "unchecked", built: false };
        const value = typedIn(control);
        game = await edit(game, { value, at: Number(control.dataset.at ?? 0), random });
      }
      show();
    };

    /** One after another, in the order in which they were asked for. */
    const use = (does: string, control: HTMLElement) => {
      root.setAttribute("aria-busy", "true");
      busy = busy
        .then(() => act(does, control))
        .catch(() => {
          verdict = { state: "unchecked", built: false };
          show(words.trouble);
        })
        .then(() => root.removeAttribute("aria-busy"));
    };

    const answer = ({ type, target }: { type: string; target: EventTarget | null }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;
      const isField = control instanceof HTMLInputElement;
      if (!control || isField !== (type === "input")) return;
      const { do: does = "" } = control.dataset;
      if (does === "copy") copy(control, words.copied);
      else if (does === "save") save(content.name, exhibit.record(game));
      else use(does, control);
    };

    root.addEventListener("click", answer);
    root.addEventListener("input", answer);
    root.addEventListener("keydown", ({ key, target }) => {
      if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
      const { enter } = target.dataset;
      if (enter) use(enter, target);
    });
    if (pressed) answer({ type: pressed instanceof HTMLInputElement ? "input" : "click", target: pressed });
  };

/** What stands in a field; "true" or "false" for a box. */
function typedIn(control: HTMLElement): string {
  if (!(control instanceof HTMLInputElement)) return "";
  return control.type === "checkbox" ? String(control.checked) : control.value;
}
