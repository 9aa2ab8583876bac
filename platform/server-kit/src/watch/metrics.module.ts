import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics';
import { Metrics } from './metrics';
import { RealtimeMetrics } from './realtime-metrics';
import { ReplicaMetrics } from './replica-metrics';
import { WaitingWork } from './waiting-work';

/** Metrics of the process: docs/operations.md. Features register their queues. */
@Module({
  providers: [Metrics, HttpMetrics, RealtimeMetrics, ReplicaMetrics, WaitingWork],
  exports: [Metrics, WaitingWork],
})
export class MetricsModule {}
