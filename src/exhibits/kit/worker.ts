import type { Exhibit, ExhibitContent, ExhibitState, Input, Random } from "./exhibit";
import { type Scene, step } from "./scene";

/** What a control is asked to do, as plain data. */
type Question<State> = [game: State, does: string, input: Omit<Input, "random">];

interface Asked<State> {
  number: number;
  question: Question<State>;
}

/** The scene for a question; nothing when the worker has just started. */
interface Answered<State> {
  number?: number;
  scene?: Scene<State>;
}

/** The worker's name: a script may be run by workers for something else, too. */
const name = "steps";

/** How long a worker may take to start, in ms, until the page does without. */
const mostToStart = 800;

/** How long a worker waits for the next question, in ms, until it is ended. */
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
 * Gives a function that works out the scene after a control is used. Signatures and hashes take a phone some tenths of a
 * second, so that is done in a worker, and in the page where no worker starts. Whoever asks before the last answer has
 * come does not want it any more: that worker is ended, and the promise stays open. Unless the visitor `isWaiting`, the
 * worker begins with a check that nobody asked for, as its first one takes longest.
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

/** A worker that runs the exhibit's own script: it has to come from the site, and that one is there. */
class Away<State> {
  private worker: Worker | undefined;
  /** A browser without cryptography says so in the page. */
  private canStart = "Worker" in globalThis && Boolean(globalThis.crypto?.subtle);
  /** The number of the last question, and who waits for its answer. */
  private number = 0;
  private answer: ((scene?: Scene<State>) => void) | undefined;
  /** Ends a worker that does not start, or that nobody asks any more. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks what nobody waits for. */
  prepare(question: Question<State>) {
    this.started()?.postMessage({ number: -1, question } satisfies Asked<State>);
  }

  /** The scene; nothing if there is no worker that could say. */
  ask(question: Question<State>): Promise<Scene<State> | undefined> {
    if (this.answer) this.end();
    const worker = this.started();
    return new Promise((done) => {
      this.answer = done;
      try {
        if (worker) worker.postMessage({ number: ++this.number, question } satisfies Asked<State>);
        else this.give();
      } catch {
        // The state holds something that cannot leave the page.
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

  /** Does without from now on. */
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
