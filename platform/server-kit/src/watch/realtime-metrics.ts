import { Subscriptions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from './metrics';

@Injectable()
export class RealtimeMetrics {
  constructor(metrics: Metrics, subscriptions: Subscriptions) {
    new Gauge({
      name: 'realtime_connections',
      help: 'Open realtime connections of this process, of both protocols.',
      registers: [metrics.registry],
      collect() {
        this.set(subscriptions.connections);
      },
    });
  }
}
