import { webcrypto } from "node:crypto";
import type { Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { asHash } from "../../src/exhibits/kit/hash";
import { answerQuestions, stepper } from "../../src/exhibits/kit/worker";

interface Game extends ExhibitState {
  light: string;
}

const first: Game = { light: "off" };
const input = { value: "on", at: 0 };

const edits = { turn: jest.fn((game: Game, { value }: { value: string }) => ({ ...game, light: value })) };

const exhibit: Exhibit<Game, ExhibitContent> = {
  begin: async () => first,
  edits,
  cheats: {},
  finish: (game) => game,
  check: async function* () {
    yield { step: "on", passes: true };
  },
  record: (game) => game,
  view: () => ({ html: "" }),
  sealOf: () => asHash("example", "0".repeat(64)),
};

type Heard = { data: { number: number; question: [Game, string, object] } };

/** The workers that were started, the newest last. */
let workers: FakeWorker[] = [];

/** A worker that a test answers for. */
class FakeWorker {
  onmessage: (event: { data: object }) => void = () => {};
  onerror: () => void = () => {};
  readonly asked: Heard["data"][] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(data: Heard["data"]) {
    this.asked.push(structuredClone(data));
  }
  terminate() {
    this.isEnded = true;
  }
  answer(light: string) {
    const number = this.asked.at(-1)?.number;
    this.onmessage({ data: { number, scene: { game: { light }, verdict: { state: "unchecked" } } } });
  }
}

const scope = globalThis as { Worker?: unknown; WorkerGlobalScope?: unknown; name?: string };

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  workers = [];
  scope.Worker = FakeWorker;
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ["Worker", "WorkerGlobalScope", "name"] as const) delete scope[name];
});

test("a control's effect is computed in a worker", async () => {
  const told = stepper(exhibit, first, true)(first, "turn", input);
  workers[0]?.answer("from afar");
  expect((await told).game.light).toBe("from afar");
  expect(workers[0]?.asked).toEqual([{ number: 1, question: [first, "turn", input] }]);
  expect(edits.turn).not.toHaveBeenCalled();
});

test("the worker warms up with a check whose result is not shown", async () => {
  const step = stepper(exhibit, first, false);
  const told = step(first, "turn", input);
  const [worker] = workers;
  expect(worker?.asked.map(({ question: [, does] }) => does)).toEqual(["check", "turn"]);
  worker?.onmessage({ data: { number: worker.asked[0]?.number, scene: { game: { light: "checked" } } } });
  worker?.answer("turned");
  expect((await told).game.light).toBe("turned");
});

test.each([
  ["does not start in time", () => jest.advanceTimersByTime(800)],
  ["fails", () => workers[0]?.onerror()],
])("if the worker %s, the page does the work from then on", async (_case, happens) => {
  const step = stepper(exhibit, first, true);
  const told = step(first, "turn", input);
  happens();
  expect((await told).game.light).toBe("on");
  expect((await step(first, "turn", { value: "off", at: 0 })).game.light).toBe("off");
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test("a started worker may take as long as it needs", async () => {
  const told = stepper(exhibit, first, true)(first, "turn", input);
  workers[0]?.onmessage({ data: {} });
  jest.advanceTimersByTime(5000);
  workers[0]?.answer("late");
  expect((await told).game.light).toBe("late");
});

test("a new question replaces an open one: another worker takes over", async () => {
  const step = stepper(exhibit, first, true);
  const shown = jest.fn();
  step(first, "turn", input).then(shown);
  const told = step(first, "turn", { value: "dim", at: 0 });
  workers[1]?.answer("dim");
  expect((await told).game.light).toBe("dim");
  expect(workers[0]?.isEnded).toBe(true);
  expect(shown).not.toHaveBeenCalled();
});

test("an idle worker is ended, and the next question starts another", async () => {
  const step = stepper(exhibit, first, true);
  const told = step(first, "turn", input);
  workers[0]?.answer("on");
  await told;
  jest.advanceTimersByTime(60_000);
  expect(workers[0]?.isEnded).toBe(true);
  step(first, "turn", input);
  expect(workers).toHaveLength(2);
});

test("controls that need the page stay there, and so does a restart", async () => {
  const step = stepper({ ...exhibit, inPage: ["turn"] }, first, true);
  expect((await step(first, "turn", input)).game.light).toBe("on");
  expect((await step({ light: "on" }, "reset", input)).game).toBe(first);
  stepper({ ...exhibit, inPage: "all" }, first, false);
  expect(workers).toHaveLength(0);
});

test("without cryptography no worker starts, and the page says so", async () => {
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  const { trouble } = await stepper(exhibit, first, false)(first, "turn", input);
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  expect(trouble).toBeDefined();
  expect(workers).toHaveLength(0);
});

test("without workers, the page does everything", async () => {
  delete scope.Worker;
  expect((await stepper(exhibit, first, false)(first, "turn", input)).game.light).toBe("on");
});

test("a state that cannot be sent to a worker is handled in the page", async () => {
  const state = { ...first, method: () => {} } as Game;
  expect((await stepper(exhibit, first, true)(state, "turn", input)).game.light).toBe("on");
});

describe("in the worker", () => {
  const listen = jest.fn();
  const post = jest.fn();
  beforeEach(() => Object.assign(scope, { addEventListener: listen, postMessage: post }));

  test("a script that was started for something else answers nothing", () => {
    answerQuestions(exhibit);
    Object.assign(scope, { WorkerGlobalScope: class {}, name: "" });
    answerQuestions(exhibit);
    expect(listen).not.toHaveBeenCalled();
  });

  test("it says that it has started, and answers each question by its number", async () => {
    Object.assign(scope, { WorkerGlobalScope: class {}, name: "steps" });
    answerQuestions(exhibit);
    expect(post).toHaveBeenLastCalledWith({});
    const [, answer] = listen.mock.lastCall as [string, (event: Heard) => Promise<void>];
    await answer({ data: { number: 7, question: [first, "turn", input] } });
    expect(post).toHaveBeenLastCalledWith({
      number: 7,
      scene: { game: { light: "on" }, verdict: { state: "unchecked", built: false } },
    });
  });
});
