import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { IsNull, Not, Repository } from 'typeorm';
import { Metrics } from '@kit/server/watch/metrics';
import { RemoteVersion } from '../remote-version.entity';

/** The last rollback of a remote; the same at every process, since it is in the database. */
@Injectable()
export class TakenBackMetric {
  private readonly logger = new Logger('Remotes');

  constructor(metrics: Metrics, @InjectRepository(RemoteVersion) versions: Repository<RemoteVersion>) {
    const logger = this.logger;
    new Gauge({
      name: 'remote_taken_back_timestamp_seconds',
      help: 'When a version of a remote was last rolled back automatically, and not published again.',
      labelNames: ['remote'],
      registers: [metrics.registry],
      async collect() {
        this.reset();
        try {
          const where = { taken_back_at: Not(IsNull()) };
          const all = await versions.find({ where, order: { taken_back_at: 'ASC' } });
          for (const { name, taken_back_at } of all) this.set({ remote: name }, Number(taken_back_at) / 1000);
        } catch (error) {
          // Unknown values are left out.
          logger.warn(`which versions were taken back: ${String(error)}`);
        }
      },
    });
  }
}
