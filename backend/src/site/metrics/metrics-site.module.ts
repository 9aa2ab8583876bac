import { Module } from '@nestjs/common';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { ClusterMetrics } from './cluster-metrics';
import { MetricsController } from './metrics.controller';
import { RunningVersion } from './running-version';

/** `/metrics`, and the measurements that depend on this installation's settings. */
@Module({
  imports: [MetricsModule],
  controllers: [MetricsController],
  providers: [ClusterMetrics, RunningVersion],
})
export class MetricsSiteModule {}
