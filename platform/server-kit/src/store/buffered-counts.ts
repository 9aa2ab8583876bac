import { Logger } from '@nestjs/common';

const SAVED_AFTER_MS = 10_000;

export interface BufferedCountsOptions<K> {
  /** Named in the log where the counts could not be saved. */
  name: string;
  /** Keys that are buffered at once: what a stranger can make a process remember. Further ones are not counted. */
  most: number;
  save(counts: ReadonlyMap<K, number>): Promise<void>;
}

/** Counts in memory, and saves the counts ten seconds after the first of them. A process that ends loses them. */
export class BufferedCounts<K> {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | null = null;
  private buffered = new Map<K, number>();
  private saving = Promise.resolve();

  constructor(private readonly options: BufferedCountsOptions<K>) {
    this.logger = new Logger(options.name);
  }

  /** Nobody waits for it. */
  add(key: K): void {
    const count = this.buffered.get(key) ?? 0;
    if (count > 0 || this.buffered.size < this.options.most) this.buffered.set(key, count + 1);
    // Processes that serve visitors alone have no periodic jobs.
    this.timer ??= setTimeout(() => void this.saveLogged(), SAVED_AFTER_MS).unref();
  }

  /** Saves the counts made so far. Calls run one after the other. @throws what the database throws; those counts are lost */
  save(): Promise<void> {
    const saved = this.saving.then(() => this.saveBuffered());
    // Its own caller hears of what went wrong; the next call begins all the same.
    this.saving = saved.then(
      () => undefined,
      () => undefined,
    );
    return saved;
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private async saveBuffered(): Promise<void> {
    const counts = this.buffered;
    if (counts.size === 0) return;
    this.buffered = new Map();
    await this.options.save(counts);
  }

  private saveLogged(): Promise<void> {
    this.timer = null;
    return this.save().catch((error: unknown) =>
      this.logger.error('counts are lost', error instanceof Error ? error.stack : String(error)),
    );
  }
}
