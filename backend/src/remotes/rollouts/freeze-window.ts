import { Conflict } from '@laravel-wire/nest';
import { laravelTimestamp } from '@laravel-wire/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';

/** While it lasts, no visitor gets a newer version; going back is always possible. */
@Injectable()
export class FreezeWindow {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** @returns its end; null outside one */
  until(): string | null {
    const until = this.environment.remoteFreezeUntil;
    return until && until > this.clock.now() ? laravelTimestamp(until) : null;
  }

  /** @throws Conflict with the end */
  mustBeOver(): void {
    const until = this.until();
    if (until)
      throw new Conflict(`Releases are frozen until ${until}. Publishing with share 0 and rollback work.`);
  }
}
