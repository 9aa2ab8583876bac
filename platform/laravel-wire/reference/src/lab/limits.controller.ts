import { Controller, Get } from '@nestjs/common';
import { type Limit, RateLimiters, Throttle } from '@laravel-wire/nest';
import type { WireRequest } from '@laravel-wire/nest';

const perMinute = (maxAttempts: number, by?: string): Limit => ({ maxAttempts, decaySeconds: 60, by });
const perHour = (maxAttempts: number, by?: string): Limit => ({ maxAttempts, decaySeconds: 3600, by });
const queryOf = (request: WireRequest, name: string) => (request.query as Record<string, string>)[name];
const PASSED = { passed: true };

/** Limiters as `test-laravel/laravel-13` has them. */
@Controller('api/limits')
export class LimitsController {
  constructor(limiters: RateLimiters) {
    limiters.for('single', () => perMinute(2));
    limiters.for('by', (request) => perMinute(2, queryOf(request, 'who')));
    limiters.for('several', (request) => [perMinute(5), perHour(2, `who:${queryOf(request, 'who')}`)]);
    limiters.for('later', () => [perHour(2, 'hour'), { maxAttempts: 9, decaySeconds: 30, by: 'half' }]);
    limiters.for('twins', () => [perMinute(3), perHour(2)]);
    limiters.for('none', () => null);
    limiters.for('sometimes', (request) => (queryOf(request, 'free') ? null : perMinute(1)));
    limiters.for('shared', () => perMinute(3, 'all'));
  }

  @Get('single')
  @Throttle('single')
  single() {
    return PASSED;
  }

  @Get('by')
  @Throttle('by')
  by() {
    return PASSED;
  }

  @Get('several')
  @Throttle('several')
  several() {
    return PASSED;
  }

  @Get('later')
  @Throttle('later')
  later() {
    return PASSED;
  }

  @Get('twins')
  @Throttle('twins')
  twins() {
    return PASSED;
  }

  @Get('none')
  @Throttle('none')
  none() {
    return PASSED;
  }

  @Get('sometimes')
  @Throttle('sometimes')
  sometimes() {
    return PASSED;
  }

  @Get('shared')
  @Throttle('shared')
  shared() {
    return PASSED;
  }

  @Get('shared-too')
  @Throttle('shared')
  sharedToo() {
    return PASSED;
  }

  @Get('two')
  @Throttle('shared', 'single')
  two() {
    return PASSED;
  }
}
