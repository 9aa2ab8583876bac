import { Stateless } from '@laravel-wire/nest';
import { Controller, Get, Inject } from '@nestjs/common';
import { RedisConnection } from '../../store/redis-connection';
import { Readiness } from './readiness';

@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(RedisConnection) private readonly redis: RedisConnection | null,
  ) {}

  /** About the process alone: a restart mends no store. */
  @Get('live')
  @Stateless()
  live() {
    return { status: 'ok' };
  }

  /** @throws ServiceUnavailable while a store does not answer, or the process is about to end */
  @Get('ready')
  @Stateless()
  async ready() {
    const { files } = await this.readiness.check();
    const redis = this.redis ? { redis: 'ok' } : {};
    return { status: 'ok', database: 'ok', ...redis, ...(files ? {} : { files: 'away' }) };
  }
}
