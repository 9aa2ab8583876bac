import { type DynamicModule, Module } from '@nestjs/common';
import { ADMIN_SITE, type AdminSite } from './admin-site';
import { HttpMetrics } from './http-metrics';
import { MetricsController } from './metrics.controller';
import { Metrics } from './metrics.service';

/** What the process does, for who watches it: docs/operations.md. */
@Module({ controllers: [MetricsController], providers: [Metrics, HttpMetrics] })
export class MetricsModule {
  static with(adminSite: AdminSite): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: ADMIN_SITE, useValue: adminSite }] };
  }
}
