/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Broken, Content, Exhibit, Game } from "../../src/exhibits/kit/exhibit";
import { frame } from "../../src/exhibits/kit/frame";
import { mounting } from "../../src/exhibits/kit/mount";
import { unchecked } from "../../src/exhibits/kit/scene";
import { kitWords as words } from "../support/exhibits";

const content: Content = { name: "example", labels: {}, holds: "It fits.", fails: { off: "It is off." } };
const game: Game = {};

/** Ends the check that is under way; one test says when. */
let end: (broken?: Broken) => void;
const check = jest.fn(() => new Promise<Broken | undefined>((resolve) => (end = resolve)));
const stop = jest.fn();

const exhibit: Exhibit<Game, Content> = {
  begin: async () => game,
  edits: {},
  cheats: { bend: (there) => there },
  finish: (there) => there,
  stop,
  check,
  view: (_game, _content, { state }) => ({
    html: `<p data-mark="${state === "fails" ? "fail" : "none"}">Row</p>`,
  }),
  sealOf: () => "0".repeat(64),
  record: (there) => there,
  commands: () => "",
};

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  window.scrollBy = () => {};
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `<div data-exhibit><div data-live>${
    frame(exhibit, content, words, unchecked(game, true)).html
  }</div><script type="application/json">${JSON.stringify({ game, content, words })}</script></div>`;
  mounting(exhibit)(document.body.firstElementChild as HTMLElement, []);
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const verdict = () => screen.getByRole("status");
const root = () => verdict().closest("[data-exhibit]");

test("a second press while a check is under way asks for no other", async () => {
  await press(words.check);
  await press(words.check);
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
  expect(root()).not.toHaveAttribute("aria-busy");
  expect(check).toHaveBeenCalledTimes(1);
});

test("a check that comes to the same again says so, and how often", async () => {
  for (const times of [1, 2, 3]) {
    await press(words.check);
    end();
    await waitFor(() => expect(check).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
    if (times === 1) expect(verdict()).not.toHaveTextContent(words.times);
    else expect(verdict()).toHaveTextContent(`${words.times}: ${times}`);
  }
  await press(words.check);
  end({ says: "off" });
  await waitFor(() => expect(verdict()).toHaveTextContent("It is off."));
  expect(verdict()).not.toHaveTextContent(words.times);
});

test("a check that takes long says that it goes on, until it has come to its end", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict().textContent).toBe(words.checking), { timeout: 3000 });
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
  expect(verdict()).not.toHaveTextContent(words.checking);
});

test("a check that somebody started again from says no more that it goes on", async () => {
  jest.useFakeTimers();
  const pressNow = (name: string) => screen.getByRole("button", { name }).click();
  pressNow(words.check);
  await jest.advanceTimersByTimeAsync(1);
  pressNow(words.reset);
  await jest.advanceTimersByTimeAsync(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect(verdict()).toHaveTextContent(words.unchecked);
  jest.useRealTimers();
});

test("another cheat that is found out by the same words says so", async () => {
  for (const times of [1, 2]) {
    await press("bend");
    end({ says: "off" });
    await waitFor(() => expect(check).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
  }
  expect(verdict()).toHaveTextContent(`${words.times}: 2`);
});

test("what fails says so in words once it was checked, and no more once it starts again", async () => {
  const row = screen.getByText("Row");
  await press(words.check);
  end({ says: "off" });
  await waitFor(() => expect(row).toHaveTextContent(`Row (${words.failedHere})`));
  await press(words.reset);
  await waitFor(() => expect(row.textContent).toBe("Row"));
});

test("whoever starts again waits for nothing: what is under way is stopped, and changes nothing once it ends", async () => {
  await press(words.check);
  const endFirst = end;
  await press(words.reset);
  expect(stop).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
  endFirst({ says: "off" });
  await press(words.check);
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
});
