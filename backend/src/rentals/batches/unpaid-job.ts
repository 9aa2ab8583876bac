import { Injectable } from '@nestjs/common';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { RentRetries } from '../money/unpaid/rent-retries';
import { UnpaidEvents } from '../money/unpaid/unpaid-events';
import { RETRIED_KINDS, UnpaidRents } from '../money/unpaid/unpaid-rents';

const EVERY_MS = 60_000;

/** Follows up rents and bills that were not paid: attempts that are due, deadlines that passed. */
@Injectable()
export class UnpaidJob {
  constructor(
    private readonly clock: Clock,
    private readonly rents: UnpaidRents,
    private readonly retries: RentRetries,
    private readonly events: UnpaidEvents,
  ) {}

  /** One that fails must not keep the others waiting; the next run tries it again. */
  @Periodic('unpaid rents', EVERY_MS)
  async run(): Promise<void> {
    for (const id of await this.rents.recent()) await logFailure(this, `rental ${id}`, this.followUp(id));
  }

  private async followUp(id: number): Promise<void> {
    await this.retries.advance(id);
    for (const kind of RETRIED_KINDS) {
      const unpaid = await this.rents.now(id, kind);
      if (unpaid && unpaid.deadlineAt <= this.clock.now()) await this.events.deadlinePassed(id, unpaid);
    }
  }
}
