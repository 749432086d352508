/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import type { Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { asHash } from "../../src/exhibits/kit/hash";
import { kitWords as words } from "../support/exhibits";
import { givePage, press, show, verdict } from "../support/mounted";

interface Dive extends ExhibitState {
  depth: string;
  name: string;
}

const game: Dive = { depth: "40", name: "Ada" };
const content: ExhibitContent = {
  name: "example",
  labels: {},
  holds: "It is 40 feet.",
  steps: { deep: "It is 40 feet", hers: "It is Ada's" },
  fails: { deep: "It is no longer 40 feet.", hers: "It is no longer Ada's." },
  problems: { empty: "Write a name." },
};

const check = jest.fn(function* ({ depth, name }: Dive) {
  yield { step: "deep", passes: depth === "40" };
  yield { step: "hers", passes: name === "Ada" };
});

const exhibit: Exhibit<Dive, ExhibitContent> = {
  begin: async () => game,
  edits: {
    dive: (there, { value }) => ({ ...there, depth: value }),
    seal: (there) => ({ ...there, depth: "40" }),
    type: (there, { value }) => ({ ...there, name: value, problem: value === "" ? "empty" : undefined }),
  },
  waits: ["seal"],
  cheats: {},
  finish: (there) => there,
  check,
  view: ({ depth, name }) => ({
    html: `<input type="range" min="10" max="90" value="${depth}" data-do="dive" aria-label="Depth">
      <input type="checkbox" data-act="edit" data-do="seal" aria-label="Sealed">
      <input value="${name}" data-act="edit" data-do="type" aria-label="Name">`,
  }),
  sealOf: () => asHash("example", "0".repeat(64)),
  record: (there) => there,
};

beforeAll(givePage);
beforeEach(() => {
  sessionStorage.clear();
  show(exhibit, game, content);
});

/** Moves the slider and lets it go, as a browser tells it. */
function dive(feet: string) {
  const slider = screen.getByRole("slider", { name: "Depth" });
  fireEvent.input(slider, { target: { value: feet } });
  fireEvent.change(slider);
}

const idle = () =>
  waitFor(() => expect(verdict().closest("[data-exhibit]")).not.toHaveAttribute("aria-busy"));

test("before the first check a slider that is let go waits for the button", async () => {
  dive("60");
  await idle();
  expect(verdict()).toHaveAttribute("data-verdict", "unchecked");
});

test("after a check a slider that is let go is checked at once, back and forth", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict()).toHaveTextContent("It is 40 feet."));
  dive("60");
  await waitFor(() => expect(verdict()).toHaveTextContent("It is no longer 40 feet."));
  dive("40");
  await waitFor(() => expect(verdict()).toHaveTextContent("It is 40 feet."));
});

test("after a new start it waits again", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "holds"));
  await press(words.reset);
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "unchecked"));
  dive("60");
  await idle();
  expect(verdict()).toHaveAttribute("data-verdict", "unchecked");
});

test("after a check what is typed is judged when typing rests, and what can't be used is not", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "holds"));
  const field = screen.getByLabelText("Name");
  fireEvent.input(field, { target: { value: "Ev" } });
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "unchecked"));
  fireEvent.input(field, { target: { value: "Eve" } });
  await waitFor(() => expect(verdict()).toHaveTextContent("It is no longer Ada's."), { timeout: 3000 });
  const asked = check.mock.calls.length;
  fireEvent.input(field, { target: { value: "" } });
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "unchecked"));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(check).toHaveBeenCalledTimes(asked);
});

test("after a check what begins something new still waits for the button", async () => {
  await press(words.check);
  await waitFor(() => expect(verdict()).toHaveAttribute("data-verdict", "holds"));
  const box = screen.getByLabelText("Sealed");
  fireEvent.click(box);
  fireEvent.change(box);
  await idle();
  expect(verdict()).toHaveAttribute("data-verdict", "unchecked");
});
