import type { Exhibit, ExhibitContent, ExhibitState, Input, Random } from "./exhibit";
import { type Scene, step } from "./scene";

/** What a control is asked to do, as plain data. */
type Question<State> = [game: State, does: string, input: Omit<Input, "random">];

interface Asked<State> {
  number: number;
  question: Question<State>;
}

/** The scene for a question; empty to say that the worker has started. */
interface Answered<State> {
  number?: number;
  scene?: Scene<State>;
}

/** The worker's name: other workers may run the same script for something else. */
const name = "steps";

/** How long a worker may take to start, in ms. After that the page works without one. */
const mostToStart = 800;

/** How long an idle worker is kept, in ms. */
const mostIdle = 60_000;

/** The browser's own random bytes. */
export const random: Random = (count) => crypto.getRandomValues(new Uint8Array(count));

/** In the worker: says that it has started, and answers the page's questions. */
export function answerQuestions<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
) {
  if (!("WorkerGlobalScope" in globalThis) || (globalThis as { name?: string }).name !== name) return;
  addEventListener("message", async ({ data }: MessageEvent<Asked<State>>) => {
    const { number, question } = data;
    const [game, does, input] = question;
    const scene = await step(exhibit, game, game, does, { ...input, random });
    postMessage({ number, scene } satisfies Answered<State>);
  });
  postMessage({} satisfies Answered<State>);
}

/**
 * Returns a function that computes the scene after a control is used. Signatures and hashes take tenths of a second on a
 * phone, so a worker does that, or the page if no worker starts. A new question replaces one that is still open: its
 * worker is ended, and its promise never resolves. Unless the visitor `isWaiting`, the worker warms up with a check,
 * because the first one takes longest.
 */
export function stepper<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  first: State,
  isWaiting: boolean,
) {
  const needsPage = (does: string) =>
    does === "reset" || exhibit.inPage === "all" || exhibit.inPage?.includes(does);
  const away = exhibit.inPage === "all" ? undefined : new Away<State>();
  if (!isWaiting) away?.prepare([first, "check", { value: "", at: 0 }]);
  return async (...question: Question<State>): Promise<Scene<State>> => {
    const [game, does, input] = question;
    const scene = needsPage(does) ? undefined : await away?.ask(question);
    return scene ?? step(exhibit, first, game, does, { ...input, random });
  };
}

/** A worker that runs the exhibit's own script, since that is already on the site. */
class Away<State> {
  private worker: Worker | undefined;
  /** Without cryptography, the page says so. */
  private canStart = "Worker" in globalThis && Boolean(globalThis.crypto?.subtle);
  /** The number of the last question, and what its answer resolves. */
  private number = 0;
  private answer: ((scene?: Scene<State>) => void) | undefined;
  /** Ends a worker that does not start, or that has been idle for long. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks something without waiting for the answer. */
  prepare(question: Question<State>) {
    this.started()?.postMessage({ number: -1, question } satisfies Asked<State>);
  }

  /** The scene; undefined if there is no worker. */
  ask(question: Question<State>): Promise<Scene<State> | undefined> {
    if (this.answer) this.end();
    const worker = this.started();
    return new Promise((done) => {
      this.answer = done;
      try {
        if (worker) worker.postMessage({ number: ++this.number, question } satisfies Asked<State>);
        else this.give();
      } catch {
        // The state contains something that cannot be sent to a worker.
        this.give();
      }
    });
  }

  private started(): Worker | undefined {
    if (this.worker || !this.canStart) return this.worker;
    try {
      this.worker = new Worker(import.meta.url, { type: "module", name });
    } catch {
      this.canStart = false;
      return undefined;
    }
    this.timer = setTimeout(() => this.fail(), mostToStart);
    this.worker.onerror = () => this.fail();
    this.worker.onmessage = ({ data: { number, scene } }: MessageEvent<Answered<State>>) => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.answer || this.end(), mostIdle);
      if (number === this.number) this.give(scene);
    };
    return this.worker;
  }

  private give(scene?: Scene<State>) {
    this.answer?.(scene);
    this.answer = undefined;
  }

  /** Works without a worker from now on. */
  private fail() {
    this.canStart = false;
    this.give();
    this.end();
  }

  private end() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.answer = undefined;
  }
}
