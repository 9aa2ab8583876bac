import { Subscriptions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What a Prometheus server reads of this process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor(subscriptions: Subscriptions) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'realtime_connections',
      help: 'Open realtime connections of this process, of both protocols.',
      registers: [this.registry],
      collect() {
        this.set(subscriptions.connections);
      },
    });
  }
}
