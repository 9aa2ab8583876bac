import { Queue } from './queue';

/** A waiting caller: since when, and what is done after its timeout. */
interface Wait {
  until: number;
  giveUp: () => void;
}

/**
 * Waits that all may take as long, and of which nearly none does: one timer for all of them, because one for each is
 * set and cleared several times a request.
 */
export class Timeouts {
  readonly #waits = new Queue<Wait>();
  #timer: NodeJS.Timeout | null = null;

  /** @param milliseconds  how long each may take */
  constructor(private readonly milliseconds: number) {}

  /**
   * @param giveUp  called once it has taken so long
   * @returns       what ends the wait
   */
  begin(giveUp: () => void): () => void {
    this.#timer ??= this.#lookIn(this.milliseconds);
    const leave = this.#waits.enter({
      until: performance.now() + this.milliseconds,
      giveUp: () => {
        leave();
        giveUp();
      },
    });
    return leave;
  }

  #lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(), Math.ceil(milliseconds)).unref();
  }

  #check(): void {
    const now = performance.now();
    this.#timer = null;
    for (let wait = this.#waits.first; wait; wait = this.#waits.first) {
      if (wait.until > now) {
        this.#timer = this.#lookIn(wait.until - now);
        return;
      }
      wait.giveUp();
    }
  }
}
