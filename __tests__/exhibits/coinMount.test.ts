/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { fireEvent, waitFor } from "@testing-library/dom";
import { commandsOf } from "../../src/build/exhibitCommands";
import { exhibit } from "../../src/exhibits/coin";
import type { Preset } from "../../src/exhibits/coin/game";
import { frame } from "../../src/exhibits/kit/frame";
import { unchecked } from "../../src/exhibits/kit/scene";
import { contentOf } from "../support/coin";
import { kitWords as words } from "../support/exhibits";

let mount: typeof import("../../src/exhibits/coin/mount").mount;

beforeAll(async () => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  window.scrollBy = () => {};
  ({ mount } = await import("../../src/exhibits/coin/mount"));
});

/** The page of an escrow as it was just opened, for somebody who likes motion or does not. */
async function opened(isStill: boolean, preset: Preset = "escrow") {
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
  sessionStorage.clear();
  const content = contentOf(preset);
  const game = await exhibit.begin(content);
  document.body.innerHTML = `<div data-exhibit="coin"><div data-live>${
    frame(exhibit, content, words, unchecked(game, true)).html
  }</div><script type="application/json">${JSON.stringify({ game, content, words })}</script></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  mount(root, []);
  const at = () => Number(root.querySelector<HTMLInputElement>("[data-do=go]")?.value);
  const end = Number(root.querySelector<HTMLInputElement>("[data-do=go]")?.max);
  const press = (act: string) => fireEvent.click(root.querySelector(`[data-act=${act}]`) as Element);
  const verdict = () => root.querySelector("output")?.getAttribute("data-verdict");
  return { root, at, end, press, verdict };
}

describe("The commands of an escrow", () => {
  it("are run for the day that the page has checked, also once the visitor has gone to another", async () => {
    const { root, press } = await opened(true);
    const commands = root.appendChild(document.createElement("code"));
    commands.dataset.commands = "";
    commands.textContent = "node --input-type=module - coin.json 2000-01-01 <<'END'\nconst day = 1;";
    press("check");
    expect(commands.textContent).toBe(
      "node --input-type=module - coin.json 2027-01-31 <<'END'\nconst day = 1;",
    );
    fireEvent.input(root.querySelector("[data-do=wait]") as Element, { target: { value: "1" } });
    await waitFor(() => expect(root.querySelector("[data-today='2027-03-02']")).not.toBeNull());
    fireEvent.click(commands);
    expect(commands.textContent).toContain("coin.json 2027-03-02 <<");
  });
});

describe("The commands of a crate", () => {
  it("name the steps as the page does, for the chain's first payment and for the crate again", async () => {
    const content = contentOf("handover");
    const { labels, steps } = content;
    const { root } = await opened(true, "handover");
    const commands = root.appendChild(document.createElement("code"));
    commands.dataset.commands = "";
    const printed = commandsOf("coin", content);
    commands.textContent = printed;
    const turned = async (at: number, name: string) => {
      fireEvent.click(root.querySelector(`[data-do=turn][data-at="${at}"]`) as Element);
      await waitFor(() => expect(root.querySelector("[data-step=who]")?.textContent).toBe(name));
      fireEvent.click(commands);
      return commands.textContent;
    };
    const first = await turned(1, labels.firstWho);
    const named = { ...steps, who: labels.firstWho, terms: labels.firstTerms };
    expect(first).toBe(commandsOf("coin", { ...content, steps: named }));
    expect(await turned(0, steps.who)).toBe(printed);
  });
});

describe("The stepper of an escrow", () => {
  it("goes through the script line by line after a check, until somebody does something else", async () => {
    const { root, at, end, press, verdict } = await opened(false);
    press("check");
    await waitFor(() => expect(verdict()).toBe("holds"));
    await waitFor(() => expect(at()).toBe(0));
    await waitFor(() => expect(at()).toBeGreaterThan(0), { timeout: 3000 });
    expect(at()).toBeLessThan(end);
    fireEvent.keyDown(root);
    const stopped = at();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(at()).toBe(stopped);
    expect(verdict()).toBe("holds");
  });

  it("doesn't stop the page on its way up to the picture", async () => {
    const { at, press } = await opened(false);
    const scrolled = jest.spyOn(window, "scrollBy");
    press("cheat");
    await waitFor(() => expect(at()).toBe(0));
    await waitFor(() => expect(at()).toBeGreaterThan(0), { timeout: 3000 });
    expect(scrolled).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
    scrolled.mockRestore();
  });

  it("stands at the end at once for somebody who wants no motion", async () => {
    const { at, end, press, verdict } = await opened(true);
    press("check");
    await waitFor(() => expect(verdict()).toBe("holds"));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(at()).toBe(end);
  });
});
