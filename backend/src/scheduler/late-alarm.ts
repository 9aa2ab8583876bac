import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BatchName } from '@yard/contracts';
import { BATCH_NAMES } from '@yard/contracts/back-office';
import { formatInstantWithZone } from '@yard/dates';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { NotificationsService } from '../notifications/notifications.service';
import { UsersService } from '../users/users.service';
import type { Slot } from './timetable-slots';

/** A slot that starts so much later than its time is an alarm: no process ran, or a run took all night. */
const LATE_AFTER_MS = 5 * 60_000;

/** Notifies every admin once for each slot, and logs, that a batch did not start at its time. */
@Injectable()
export class LateAlarm {
  private readonly logger = new Logger(LateAlarm.name);
  private readonly raised = new Set<string>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Reports a slot that starts late, or still waits. @param lateMs  since its time */
  async raise(name: BatchName, slot: Slot, lateMs: number): Promise<void> {
    if (lateMs <= LATE_AFTER_MS || this.raised.has(slot.key)) return;
    const due = formatInstantWithZone(slot.instant, this.environment.timeZone);
    const body = `“${BATCH_NAMES[name]}” was due on ${due} and is ${Math.round(lateMs / 60_000)} minutes late.`;
    this.logger.error(body);
    await this.unitOfWork.run(async (tx) => {
      for (const user_id of await this.users.adminIds(tx.manager)) {
        await this.notifications.notify(tx, {
          user_id,
          type: 'batch_run.late',
          title: 'A scheduled batch is late',
          body,
          data: {},
          // Every process finds the same slot late.
          dedupe_key: `late-${slot.key}-${user_id}`,
        });
      }
    });
    this.raised.add(slot.key);
  }
}
