import { answerBy, type AnswerReminder, answerReminder } from '@yard/contracts';
import { formatInstantWithZone } from '@yard/dates';
import { waitingRequests } from '../waiting-requests';
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
    const until = formatInstantWithZone(by, zone);
    return Promise.resolve([
      {
        user_ids: [request.owner_id],
        event: `answer_${due}`,
        text: (facts) => reminderNotices.answer(facts, until),
      },
    ]);
  },
});

export const halfTimeToAnswer = answerReminderAt('half_time');
export const lastHoursToAnswer = answerReminderAt('last_hours');
