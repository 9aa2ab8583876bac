import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { PeriodicJobs } from '@kit/server/base/clock/periodic-jobs';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { NotificationsService } from '../../../notifications/notifications.service';
import { lockRequestIfThere } from '../../records/locked-request';
import { RentalEvents } from '../../notices/rental-events';
import { RentalRequest } from '../../records/rental-request.entity';
import { halfTimeToAnswer, lastHoursToAnswer } from './answer.reminders';
import { chargeAhead } from './charge-ahead.reminder';
import { dueBack } from './due-back.reminder';
import { late, machineLate } from './late.reminders';
import type { Reminder } from './reminder';

const EVERY_MS = 15 * 60_000;

/** Looked up at once: SQLite refuses statements of much more. */
const AT_ONCE = 500;

const REMINDERS: readonly Reminder[] = [
  halfTimeToAnswer,
  lastHoursToAnswer,
  chargeAhead,
  dueBack,
  late,
  machineLate,
];

/**
 * Reminds people of what is due soon. No batch: it moves nothing and has no button; what was
 * told is known by its notice, whatever was killed in between and however many processes look.
 */
@Injectable()
export class RentalReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RentalRequest) private readonly requests: Repository<RentalRequest>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: PeriodicJobs,
    private readonly events: RentalEvents,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add('reminders', EVERY_MS, () => this.sweep());
  }

  /** One round over everything that is due and was not told. */
  async sweep(): Promise<void> {
    for (const reminder of REMINDERS) {
      const due = await reminder.due(this.dataSource, this.clock.now());
      for (let start = 0; start < due.length; start += AT_ONCE) {
        for (const id of await this.untold(reminder, due.slice(start, start + AT_ONCE))) {
          // One that fails must not keep the others waiting; the next round tries it again.
          await logFailure(this, `${reminder.name} ${id}`, this.remind(reminder, id));
        }
      }
    }
  }

  /** All are told in one transaction: one notice stands for theirs. */
  private async untold(reminder: Reminder, ids: number[]): Promise<number[]> {
    const requests = await this.requests.findBy({ id: In(ids) });
    const keyOf = (request: RentalRequest) => `${reminder.keyOf(request)}-${request[reminder.noticeOf]}`;
    const taken = await this.notifications.takenKeys(requests.map(keyOf));
    return requests.filter((request) => !taken.has(keyOf(request))).map(({ id }) => id);
  }

  private remind(reminder: Reminder, id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const locked = await lockRequestIfThere(tx, id);
      if (!locked) return;
      const dedupe_key = reminder.keyOf(locked.request);
      for (const reminding of await reminder.notices(tx, locked)) {
        await this.events.notify(tx, locked.request, { ...reminding, dedupe_key, isReminder: true });
      }
    });
  }
}
