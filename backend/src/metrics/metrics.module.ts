import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics';
import { MetricsController } from './metrics.controller';
import { Metrics } from './metrics';

/** What the process does, for who watches it: docs/operations.md. */
@Module({ controllers: [MetricsController], providers: [Metrics, HttpMetrics] })
export class MetricsModule {}
