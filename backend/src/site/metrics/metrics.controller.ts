import { NotFound, Stateless, Unauthenticated } from '@laravel-wire/nest';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { AdminSite } from '../../config/admin-site';
import { Metrics } from '@kit/server/watch/metrics';

@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'metricsToken'>,
    private readonly adminSite: AdminSite,
  ) {}

  /**
   * Prometheus' text format. With `METRICS_TOKEN` its bearer alone reads it; without, the admin port alone has it.
   *
   * @throws Unauthenticated for a missing or wrong token
   * @throws NotFound on the public port where no token is set
   */
  @Get()
  @Stateless()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(@Req() request: FastifyRequest): Promise<string> {
    const { metricsToken } = this.environment;
    if (metricsToken === null) {
      if (!this.adminSite.isListener(request)) throw new NotFound();
    } else if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new Unauthenticated();
    }
    return this.metrics.registry.metrics();
  }
}

/** Takes constant time. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(a, b);
}
