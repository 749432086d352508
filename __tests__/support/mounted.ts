import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { frame } from "../../src/exhibits/kit/frame";
import { mounting } from "../../src/exhibits/kit/mount";
import { unchecked } from "../../src/exhibits/kit/scene";
import { kitWords as words } from "./exhibits";

/** What an exhibit asks of a browser, and jsdom does not have. */
export function givePage() {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  window.scrollBy = () => {};
  Element.prototype.scrollIntoView = () => {};
  // Without streams that compress, as in an older browser; link.test.ts has them.
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}

/** Shows an exhibit as a page that was just opened does. */
export function show<State extends ExhibitState, Own extends ExhibitContent, Saved>(
  exhibit: Exhibit<State, Own, Saved>,
  game: State,
  content: Own,
) {
  document.body.innerHTML = `<div data-exhibit="example"><div data-live>${
    frame(exhibit, content, words, unchecked(game, true)).html
  }</div><script type="application/json">${JSON.stringify({ game, content, words })}</script>
    <button data-do="link">Link</button><code class="ex-link"></code></div>`;
  mounting(exhibit)(document.body.firstElementChild as HTMLElement, []);
}

/** The first of that name: a check can be asked for at the top of a piece and at its foot. */
export const press = (name: string) => userEvent.click(screen.getAllByRole("button", { name })[0] as Element);
export const verdict = () => screen.getByRole("status");
export const root = () => verdict().closest("[data-exhibit]");
