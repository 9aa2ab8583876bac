import { ServiceUnavailable } from '@laravel-wire/nest';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RedisConnection } from '../../store/redis-connection';
import { StoreUnavailable } from '../../store/store-unavailable';
import { FileStore } from '../../files/file-store';
import { Outage } from '../../base/logging/outage';

/** Whoever asks has a limit of its own, often a few seconds. */
const ANSWER_MS = 2_000;

/** Tells whether this process can do its work: its stores answer, and it is not about to end. */
@Injectable()
export class Readiness {
  private readonly outages = new Map<string, Outage>();
  private isDraining = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(RedisConnection) private readonly redis: RedisConnection | null,
    private readonly store: FileStore,
  ) {}

  /** Makes it not ready, so that a balancer sends nobody any more. */
  drain(): void {
    this.isDraining = true;
  }

  /**
   * Without files the process goes on: none is taken out of service, and requests for them fail.
   *
   * @throws ServiceUnavailable naming what is missing
   */
  async check(): Promise<{ files: boolean }> {
    if (this.isDraining) throw new ServiceUnavailable('The server is about to stop.');
    const [database, redis, files] = await Promise.all([
      this.answers('database', () => this.dataSource.query('SELECT 1')),
      this.answers('Redis', async () => this.redis?.ping()),
      this.answers('files', () => this.store.ping()),
    ]);
    if (!database) throw new ServiceUnavailable('The database does not answer.');
    if (!redis) throw new ServiceUnavailable('Redis does not answer.');
    return { files };
  }

  /** True where it answers in time. */
  private async answers(name: string, ask: () => Promise<unknown>): Promise<boolean> {
    const outage = this.outages.get(name) ?? new Outage(new Logger(Readiness.name), name);
    this.outages.set(name, outage);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
    });
    try {
      await Promise.race([ask(), late]);
      outage.back();
      return true;
    } catch (error) {
      // Logged already by its caller.
      if (!(error instanceof StoreUnavailable)) outage.away(String(error));
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
