/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Broken, Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { asHash } from "../../src/exhibits/kit/hash";
import { folded, long } from "../../src/exhibits/kit/parts";
import { kitWords as words } from "../support/exhibits";
import { givePage, press, root, show, verdict } from "../support/mounted";

const seal = `${"00".repeat(20)}ff`;

/** How often it was drawn. */
let draws = 0;

const content: ExhibitContent = {
  name: "example",
  labels: {},
  holds: "It fits.",
  steps: { off: "It is on" },
  fails: { off: "It is off." },
  gaps: { slip: "It slipped through." },
};
interface Drawn extends ExhibitState {
  drawn: string;
  waited?: string;
  name: string;
  seal: string;
}

const game: Drawn = { drawn: "0", name: "", seal };

/** How long an edit takes. */
let writing = Promise.resolve();

/** Ends the check that is under way; one test says when. */
let end: (broken?: Broken) => void;
const check = jest.fn(async function* () {
  const broken = await new Promise<Broken | undefined>((resolve) => (end = resolve));
  yield { step: "off", passes: !broken, at: broken?.at };
});
const stop = jest.fn();

const exhibit: Exhibit<Drawn, ExhibitContent> = {
  begin: async () => game,
  edits: {
    draw: (there) => ({ ...there, drawn: String(++draws) }),
    type: (there, { value }) => writing.then(() => ({ ...there, name: value })),
  },
  asides: { wait: (there) => ({ ...there, waited: "a year" }) },
  cheats: { bend: (there) => there },
  gaps: { slip: (there) => there },
  finish: (there) => there,
  stop,
  check,
  view: ({ drawn, waited = "no time", name, seal }, _content, { state }) => ({
    html: `<p data-mark="${state === "fails" ? "fail" : "none"}">Row</p>
      <dl class="ex-fields"><div><dt>Result</dt><dd>${drawn}</dd></div><div><dt>Waited</dt><dd>${waited}</dd></div></dl>
      <input data-do="type" aria-label="Name" value="${name}">${folded("Seal", long(seal, "seal")).html}
      <button data-do="draw">Draw again</button><button data-do="wait">Wait</button>`,
  }),
  sealOf: () => asHash("example", "0".repeat(64)),
  record: (there) => there,
};

beforeAll(givePage);

beforeEach(() => {
  jest.clearAllMocks();
  draws = 0;
  writing = Promise.resolve();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  begin();
});

const begin = () => show(exhibit, game, content);

test("a second press during a check does not start another one", async () => {
  await press(words.check);
  await press(words.check);
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
  expect(root()).not.toHaveAttribute("aria-busy");
  expect(check).toHaveBeenCalledTimes(1);
});

test("a repeated result is announced with its count", async () => {
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

test("a slow check says that it is still running until it ends", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict().textContent).toBe(words.checking), { timeout: 3000 });
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
  expect(verdict()).not.toHaveTextContent(words.checking);
});

test("after a restart, a slow check no longer says that it is running", async () => {
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

test("a second cheat with the same verdict is announced with its count", async () => {
  for (const times of [1, 2]) {
    await press("bend");
    end({ says: "off" });
    await waitFor(() => expect(check).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
  }
  expect(verdict()).toHaveTextContent(`${words.times}: 2`);
});

test("a button that draws again announces each result", async () => {
  document.body.insertAdjacentHTML("beforeend", '<p id="gatsby-announcer"></p>');
  const aloud = document.getElementById("gatsby-announcer");
  for (const time of [1, 2]) {
    await press("Draw again");
    await waitFor(() => expect(aloud).toHaveTextContent(`Draw again. Result: ${draws}`));
    expect(draws).toBe(time);
  }
});

test("a change that no check depends on keeps the verdict", async () => {
  await press(words.check);
  end();
  await waitFor(() => expect(verdict()).toHaveTextContent(words.holds));
  await press("Wait");
  await waitFor(() => expect(screen.getByText("a year")).toBeInTheDocument());
  expect(verdict()).toHaveTextContent(words.holds);
  expect(verdict()).not.toHaveTextContent(words.times);
});

test("a failed row is marked in words after a check, and not after a restart", async () => {
  const row = screen.getByText("Row");
  await press(words.check);
  end({ says: "off" });
  await waitFor(() => expect(row).toHaveTextContent(`Row (${words.failedHere})`));
  await press(words.reset);
  await waitFor(() => expect(row.textContent).toBe("Row"));
});

test("a restart stops the running check, whose result is ignored", async () => {
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

test("an edited value is marked where it differs, until a restart", async () => {
  const field = screen.getByRole("textbox", { name: "Seal", hidden: true });
  await userEvent.clear(field);
  await userEvent.type(field, seal.replace("ff", "fa"));
  await waitFor(() => expect(document.querySelector(".ex-change mark")).toHaveTextContent(/^a$/));
  expect(field.closest("details")).toHaveAttribute("data-changed");
  await press(words.reset);
  await waitFor(() => expect(document.querySelector(".ex-change")).toBeNull());
  expect(field).toHaveValue(seal);
});

test("a late result does not overwrite what was typed meanwhile", async () => {
  const name = screen.getByRole("textbox", { name: "Name" });
  let go = () => {};
  writing = new Promise((done) => (go = done));
  await userEvent.type(name, "Ada");
  go();
  await waitFor(() => expect(root()).not.toHaveAttribute("aria-busy"));
  expect(name).toHaveValue("Ada");
  expect(name).toHaveAttribute("value", "Ada");
});

test("an attack that the check cannot see says so and names a remedy; its button looks pressed", async () => {
  const slip = screen.getByRole("button", { name: "slip" });
  await press("slip");
  end();
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "uncovered"));
  expect(verdict()).toHaveTextContent("It slipped through.");
  expect(slip).toHaveAttribute("aria-pressed", "true");
  await press("bend");
  end({ says: "off" });
  await waitFor(() => expect(slip).toHaveAttribute("aria-pressed", "false"));
  expect(screen.getByRole("button", { name: "bend" })).toHaveAttribute("aria-pressed", "true");
  await press(words.reset);
  await waitFor(() => expect(screen.queryByRole("button", { pressed: true })).toBeNull());
});
