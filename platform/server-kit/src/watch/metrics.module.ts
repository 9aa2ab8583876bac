import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics';
import { Metrics } from './metrics';
import { RealtimeMetrics } from './realtime-metrics';
import { ReplicaMetrics } from './replica-metrics';
import { WaitingWork } from './waiting-work';

/** What the process does, for who watches it: docs/operations.md. Features tell it what of theirs waits. */
@Module({
  providers: [Metrics, HttpMetrics, RealtimeMetrics, ReplicaMetrics, WaitingWork],
  exports: [Metrics, WaitingWork],
})
export class MetricsModule {}
