import type { OnModuleDestroy } from '@nestjs/common';

/**
 * Longest that a caller waits for the provider; it goes on in the background after that. The answer itself takes a
 * moment, too: docs/wire.md section 4 has it within ten seconds.
 */
const WAIT_MS = 9_500;

/** A process that is stopped ends within ten seconds: docs/operations.md. */
const LAST_MS = 5_000;

/** Bounds a person's wait for the card provider. The sweeps finish work that is not done by then. */
export class ProviderTimeouts implements OnModuleDestroy {
  private waitMs = WAIT_MS;
  private readonly waiting = new Set<() => void>();

  /**
   * @param failed  called for work that failed while somebody waited for it
   * @param late    called when somebody waits no longer, before they are answered
   */
  constructor(
    private readonly failed: (error: unknown) => void,
    private readonly late: () => void,
  ) {}

  onModuleDestroy(): void {
    const answerAll = () => {
      this.waitMs = 0;
      this.waiting.forEach((answer) => answer());
    };
    setTimeout(answerAll, LAST_MS).unref();
  }

  /** @returns null when the work is not done in time, or failed */
  async within<T>(work: Promise<T>): Promise<T | null> {
    const finished = work.catch((error: unknown) => {
      this.failed(error);
      return null;
    });
    let answer = (): void => undefined;
    const patience = new Promise<void>((resolve) => (answer = resolve)).then(() => {
      this.late();
      return null;
    });
    const timer = setTimeout(answer, this.waitMs);
    this.waiting.add(answer);
    const result = await Promise.race([finished, patience]);
    clearTimeout(timer);
    this.waiting.delete(answer);
    return result;
  }

  async waitFor(work: Promise<unknown>): Promise<void> {
    await this.within(work);
  }
}
