import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.service';

/** Times each request, by its route's pattern: paths with ids would be a series each. */
@Injectable()
export class HttpMetrics implements OnModuleInit {
  private readonly seconds: Histogram<'method' | 'route' | 'status'>;

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

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      this.seconds.observe(
        { method, route: routeOptions.url ?? 'none', status: statusOf(reply) },
        secondsOf(reply),
      );
      done();
    });
  }
}

const statusOf = (reply: FastifyReply) => String(reply.statusCode);
const secondsOf = (reply: FastifyReply) => reply.elapsedTime / 1000;
