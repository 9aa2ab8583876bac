import { Inject, Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { galeraSize } from '@kit/server/store/galera';
import { type SentinelHealth, sentinelHealth } from '@kit/server/store/sentinel-health';
import { Outage } from '@kit/server/base/logging/outage';
import { Metrics } from '@kit/server/watch/metrics';

/** The stores' reports on their replicas; a single store has no such metrics. */
@Injectable()
export class ClusterMetrics {
  private readonly outage = new Outage(new Logger('Metrics'), 'the state of the stores’ clusters');

  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'redisUrl'>,
  ) {
    this.gauge(
      'database_cluster_size',
      'Nodes of the Galera cluster, as the one says that answers here.',
      () => galeraSize(this.dataSource),
    );
    this.ofSentinels(
      'redis_sentinels_up',
      'Sentinels that answer, of those of REDIS_URL.',
      (health) => health.total - health.away.length,
    );
    this.ofSentinels(
      'redis_sentinel_quorum',
      '1 where enough Sentinels agree to choose a master.',
      (health) => Number(health.hasQuorum),
    );
    this.ofSentinels('redis_replicas', 'Replicas that the Redis master has.', ({ replicas }) => replicas);
  }

  private ofSentinels(name: string, help: string, valueOf: (health: SentinelHealth) => number): void {
    this.gauge(name, help, async () => {
      const { redisUrl } = this.environment;
      const health = redisUrl ? await sentinelHealth(redisUrl) : null;
      return health && valueOf(health);
    });
  }

  /** Unknown values are left out. */
  private gauge(name: string, help: string, value: () => Promise<number | null>): void {
    const reported = async () => {
      try {
        const found = await value();
        this.outage.back();
        return found;
      } catch (error) {
        this.outage.away(String(error));
        return null;
      }
    };
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      async collect() {
        const found = await reported();
        if (found === null) this.remove();
        else this.set(found);
      },
    });
  }
}
