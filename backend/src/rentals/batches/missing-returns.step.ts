import { Inject, Injectable } from '@nestjs/common';
import { completedSince, NOTIFY_AFTER_DAYS } from '@yard/contracts';
import { addDays, todayIn } from '@yard/dates';
import type { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { NotificationsService } from '../../notifications/notifications.service';
import { type Granted, grantSystem } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { RentalEvents } from '../notices/rental-events';
import { rentalNotices } from '../notices/rental-notices';
import { beforeMove } from '../records/state-in-sql';
import type { BatchStep } from './batch-step';
import { dueRequests, lastDayAnywhere } from './due-requests';

/** Owners of requests completed one or more days ago without a machine return: requirement 4.27. */
@Injectable()
export class MissingReturnsStep implements BatchStep<'notifyMissingReturn'> {
  constructor(
    private readonly events: RentalEvents,
    private readonly notifications: NotificationsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  due(dataSource: DataSource, now: Date): Promise<number[]> {
    const until = addDays(lastDayAnywhere(now), -NOTIFY_AFTER_DAYS - 1);
    const where = beforeMove('notifyMissingReturn');
    return dueRequests(dataSource, { by: 'end_date', until, where }, (candidate) =>
      completedSince(NOTIFY_AFTER_DAYS, candidate, candidate.zone, now),
    );
  }

  async grantAll(tx: Transaction, all: readonly LockedRequest[]) {
    const keyOf = (locked: LockedRequest) => `${this.keyOf(tx, locked)}-${locked.request.owner_id}`;
    const notifiedKeys = await this.notifications.takenKeys(all.map(keyOf), tx.manager);
    return all.map((locked) =>
      grantSystem(tx, locked, 'notifyMissingReturn', { isNotified: notifiedKeys.has(keyOf(locked)) }),
    );
  }

  amounts(_tx: Transaction, all: readonly Granted<'notifyMissingReturn'>[]) {
    return Promise.resolve(all.map(() => null));
  }

  async apply(tx: Transaction, all: readonly Granted<'notifyMissingReturn'>[]) {
    await this.events.notifyAll(
      tx,
      all.map((granted) => ({
        request: granted.request,
        user_ids: [granted.request.owner_id],
        event: 'return_missing',
        text: rentalNotices.returnMissing,
        dedupe_key: this.keyOf(tx, granted),
      })),
    );
    return this.amounts(tx, all);
  }

  /** Once a calendar day, of the timetable's zone: it is the timetable that comes round once a day. */
  private keyOf(tx: Transaction, { request }: LockedRequest): string {
    return `return-missing-${request.id}-${todayIn(this.environment.timeZone, tx.now)}`;
  }
}
