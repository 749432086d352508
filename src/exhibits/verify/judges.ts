import type { Asked, Judgement } from "./judgement";
import { libraryAt } from "./library";

/** What a worker is asked, and what it answers. */
export interface Question {
  asked: Asked;
  catalog: string;
}
export type Answer = { judgement: Judgement } | { lost: true };

/** How long in ms something newer waits for a check before the check is given up. */
const patience = 1000;

/** Has inputs judged in a worker, one at a time and always the newest; in the page where there can be no worker. */
export class Judges {
  private worker: Worker | undefined;
  private hasWorkers = typeof Worker === "function";
  private isBusy = false;
  private newest: Asked | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly library;

  constructor(
    private readonly script: string,
    private readonly catalog: string,
    /** Gets every answer, and what it is an answer to. */
    private readonly tell: (answer: Answer, asked: Asked) => void,
  ) {
    this.library = libraryAt(catalog);
  }

  ask(asked: Asked) {
    this.newest = asked;
    if (!this.isBusy) this.next();
    else if (this.worker) this.timer ??= setTimeout(() => this.giveUp(), patience);
  }

  private next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const asked = this.newest;
    this.newest = undefined;
    this.isBusy = asked !== undefined;
    if (!asked) return;
    if (this.hasWorkers) this.askWorker(asked);
    else this.askHere(asked);
  }

  private askWorker(asked: Asked) {
    this.worker ??= new Worker(this.script, { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.answer(data, asked);
    // An old browser, or a script that did not arrive: the page itself can do it.
    this.worker.onerror = () => {
      this.stop();
      this.hasWorkers = false;
      this.askHere(asked);
    };
    this.worker.postMessage({ asked, catalog: this.catalog } satisfies Question);
  }

  private async askHere(asked: Asked) {
    let answer: Answer = { lost: true };
    try {
      const { judge } = await import("./judge");
      answer = { judgement: await judge(asked, this.library) };
    } catch {
      // Said by the answer.
    }
    this.answer(answer, asked);
  }

  private answer(answer: Answer, asked: Asked) {
    // What is not the newest any more is of no use.
    if (!this.newest) this.tell(answer, asked);
    this.next();
  }

  private giveUp() {
    this.stop();
    this.next();
  }

  private stop() {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
