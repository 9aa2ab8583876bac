import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { logFailure } from '@kit/server/base/logging/log-failure';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { answerBy, answerReminder, type AnswerReminder } from '@yard/contracts';
import { formatDeadlineWithZone } from '@yard/dates';
import { DataSource, In, Repository } from 'typeorm';
import { NotificationsService } from '../../../notifications/notifications.service';
import { RentalEvents } from '../../notices/rental-events';
import { lockRequestIfThere } from '../../records/locked-request';
import { RentalRequest } from '../../records/rental-request.entity';
import { waitingRequests } from '../waiting-requests';
import { chargeAhead } from './charge-ahead.reminder';
import { dueBack } from './due-back.reminder';
import { late, machineLate } from './late.reminders';
import type { Reminder } from './reminder';
import { reminderNotices } from './reminder-notices';

/** "Ray waits for your answer", to the owner of a pending request. */
const answerReminderAt = (due: AnswerReminder): Reminder => ({
  name: `answer_${due}`,
  noticeOf: 'owner_id',

  async due(dataSource, now) {
    const waiting = await waitingRequests(dataSource);
    return waiting.filter(({ since, by }) => answerReminder(since, by, now) === due).map(({ id }) => id);
  },

  /** Once for a request, whatever its days become. */
  keyOf: ({ id }) => `answer-${due}-${id}`,

  notices(tx, { request, zone, status }) {
    const by = answerBy(request, zone);
    const isDue =
      status === 'pending' && by !== null && answerReminder(request.created_at, by, tx.now) === due;
    if (!isDue) return Promise.resolve([]);
    const until = formatDeadlineWithZone(by, zone);
    return Promise.resolve([
      {
        user_ids: [request.owner_id],
        event: `answer_${due}`,
        text: (facts) => reminderNotices.answer(facts, until),
      },
    ]);
  },
});

const halfTimeToAnswer = answerReminderAt('half_time');
const lastHoursToAnswer = answerReminderAt('last_hours');

const EVERY_MS = 15 * 60_000;

/** Rows per statement: SQLite refuses much more. */
const PAGE = 500;

const REMINDERS: readonly Reminder[] = [
  ...[halfTimeToAnswer, lastHoursToAnswer, chargeAhead, dueBack, late, machineLate],
];

/**
 * Reminds people of what is due soon. No batch: it moves nothing and has no button. Its notice says that a reminder
 * was sent, whatever was killed in between and however many processes sweep.
 */
@Injectable()
export class RentalReminders {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RentalRequest) private readonly requests: Repository<RentalRequest>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: RentalEvents,
    private readonly notifications: NotificationsService,
  ) {}

  /** Sends every reminder that is due and was not sent. */
  @Periodic('reminders', EVERY_MS)
  async sweep(): Promise<void> {
    for (const reminder of REMINDERS) {
      const due = await reminder.due(this.dataSource, this.clock.now());
      for (let start = 0; start < due.length; start += PAGE) {
        for (const id of await this.unsent(reminder, due.slice(start, start + PAGE))) {
          // One that fails must not keep the others waiting; the next sweep tries it again.
          await logFailure(this, `${reminder.name} ${id}`, this.remind(reminder, id));
        }
      }
    }
  }

  /** All who are reminded get their notice in one transaction, so that one notice stands for all. */
  private async unsent(reminder: Reminder, ids: number[]): Promise<number[]> {
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
      for (const notice of await reminder.notices(tx, locked)) {
        await this.events.notify(tx, locked.request, { ...notice, dedupe_key, isReminder: true });
      }
    });
  }
}
