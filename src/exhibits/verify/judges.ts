import type { Asked, Judgement } from "./judgement";
import { libraryAt } from "./library";

/** What a worker is asked, and what it answers. */
export interface Question {
  asked: Asked;
  catalog: string;
}
export type Answer = { judgement: Judgement } | { lost: true };

/** How long in ms a newer input waits for a running check. Then that check is stopped. */
const longestWait = 1000;

/** Judges inputs in a worker, one at a time and always the newest; in the page if there can be no worker. */
export class Judges {
  private hasWorkers = typeof Worker === "function";
  private worker: Worker | undefined;
  /** The input that is being judged, and the one that waits. */
  private current: Asked | undefined;
  private newest: Asked | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly library;

  constructor(
    private readonly script: string,
    private readonly catalog: string,
    /** Gets every answer with its input. */
    private readonly tell: (answer: Answer, asked: Asked) => void,
  ) {
    this.library = libraryAt(catalog);
    // It starts while the visitor still types.
    this.start();
  }

  ask(asked: Asked) {
    this.newest = asked;
    if (!this.current) this.next();
    else if (this.worker) this.timer ??= setTimeout(() => this.giveUp(), longestWait);
  }

  private next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.current = this.newest;
    this.newest = undefined;
    if (!this.current) return;
    this.start();
    const { current: asked, catalog } = this;
    if (this.worker) this.worker.postMessage({ asked, catalog } satisfies Question);
    else this.askHere(asked);
  }

  private start() {
    if (this.worker || !this.hasWorkers) return;
    this.worker = new Worker(this.script, { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.answer(data);
    // An old browser, or a script that failed to load: the page does it instead.
    this.worker.onerror = () => {
      this.stop();
      this.hasWorkers = false;
      if (this.current) this.askHere(this.current);
    };
  }

  private async askHere(asked: Asked) {
    let answer: Answer = { lost: true };
    try {
      const { judge } = await import("./judge");
      answer = { judgement: await judge(asked, this.library) };
    } catch {
      // The answer stays "lost".
    }
    this.answer(answer);
  }

  private answer(answer: Answer) {
    // An answer to an older input is of no use.
    if (this.current && !this.newest) this.tell(answer, this.current);
    this.next();
  }

  private giveUp() {
    this.stop();
    this.next();
  }

  /** Ends the worker; the next question starts another one. */
  stop() {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
