import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics';

/** Times each request, by its route's pattern: paths with ids would be a series each. */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  private readonly seconds: Histogram<'method' | 'route' | 'status'>;
  private readonly series = new Map<string, Histogram.Internal<string>>();

  constructor(
    private readonly host: HttpAdapterHost,
    metrics: Metrics,
  ) {
    this.seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to its last byte, in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [metrics.registry],
    });
  }

  /** Cached: checking and joining the labels takes longer than the count. There are as many as the histogram has. */
  private seriesOf(method: string, route: string, status: number): Histogram.Internal<string> {
    const key = `${method} ${status} ${route}`;
    let series = this.series.get(key);
    if (!series) {
      series = this.seconds.labels({ method, route, status: String(status) });
      this.series.set(key, series);
    }
    return series;
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onResponse', (request, reply, done) => {
      this.seriesOf(request.method, request.routeOptions.url ?? 'none', reply.statusCode).observe(
        secondsOf(reply),
      );
      done();
    });
  }
}

const secondsOf = (reply: FastifyReply) => reply.elapsedTime / 1000;
