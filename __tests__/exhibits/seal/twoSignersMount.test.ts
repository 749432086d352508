/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { fireEvent, waitFor } from "@testing-library/dom";
import { frame } from "../../../src/exhibits/kit/frame";
import { unchecked } from "../../../src/exhibits/kit/scene";
import { exhibit } from "../../../src/exhibits/seal/two-signers";
import { exampleOf, kitWords as words } from "../../support/exhibits";

let mount: typeof import("../../../src/exhibits/seal/two-signers/mount").mount;

beforeAll(async () => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  window.scrollBy = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  ({ mount } = await import("../../../src/exhibits/seal/two-signers/mount"));
});

// What holds is remembered later than the page lives here.
jest.mock("../../../src/exhibits/kit/remember", () => ({ remember: () => undefined }));

/** The page as it was just opened, with what was pressed while its code loaded. */
async function opened(...pressed: string[]) {
  sessionStorage.clear();
  const content = exampleOf("seal-two-signers");
  const game = await exhibit.begin(content);
  document.body.innerHTML = `<div data-exhibit="seal"><div data-live>${
    frame(exhibit, content, words, unchecked(game, true)).html
  }</div><script type="application/json">${JSON.stringify({ game, content, words })}</script></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const find = (what: string) => root.querySelector(what) as HTMLInputElement;
  const acts: Event[] = [];
  root.addEventListener("click", (event) => acts.push(event), { once: true });
  for (const act of pressed) fireEvent.click(find(`[data-act=${act}]`));
  mount(root, acts);
  const says = (state: string) =>
    waitFor(() => {
      expect(root.hasAttribute("aria-busy")).toBe(false);
      expect(root.querySelector("output")?.getAttribute("data-verdict")).toBe(state);
    });
  const press = (act: string) => fireEvent.click(find(`[data-act=${act}]`));
  const pull = (depth: number) =>
    fireEvent.input(find("[data-do=dive]"), { target: { value: String(depth) } });
  const letGo = () => fireEvent.change(find("[data-do=dive]"));
  return { find, says, press, pull, letGo };
}

describe("A depth that is pulled", () => {
  it("waits for a check as long as there was none, and is judged on release from then on", async () => {
    const { says, press, pull, letGo } = await opened();
    pull(50);
    letGo();
    await says("unchecked");
    press("check");
    await says("caught");
    pull(80);
    await says("unchecked");
    letGo();
    await says("holds");
  });

  it("is judged on release after a cheat, too, and waits again after a new start", async () => {
    const { says, press, pull, letGo } = await opened();
    press("cheat");
    await says("caught");
    pull(33);
    letGo();
    await says("caught");
    press("reset");
    await says("unchecked");
    pull(40);
    letGo();
    await says("unchecked");
  });
});

describe("A box that is unticked", () => {
  it("is judged at once where a check was pressed, even while the code was loading", async () => {
    const { find, says } = await opened("check");
    await says("holds");
    fireEvent.click(find("[data-do=put]"));
    await says("caught");
    fireEvent.click(find("[data-do=put]"));
    await says("holds");
  });
});
