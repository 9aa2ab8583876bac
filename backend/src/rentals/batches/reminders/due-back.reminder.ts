import { addDays, formatDate, formatTime, instantOf, todayIn, zoneName } from '@yard/dates';
import { dueRequests, lastDayAnywhere } from '../due-requests';
import type { RentalRequest } from '../../records/rental-request.entity';
import { IS_TO_COME_BACK } from '../../records/late-machines';
import { FROM_HOUR, type Reminder } from './reminder';
import { reminderNotices } from './reminder-notices';

/** "Due back tomorrow", to both sides of a rental that runs; one of a single day is due back on the day it starts. */
export const dueBack: Reminder = {
  name: 'due_back',
  noticeOf: 'user_id',

  due(dataSource, now) {
    const search = {
      by: 'end_date',
      until: addDays(lastDayAnywhere(now), 1),
      where: `r.end_date >= ? AND ${IS_TO_COME_BACK}`,
      parameters: [todayIn('UTC', now)],
    } as const;
    return dueRequests(dataSource, search, ({ end_date, zone }) => isDayBefore(end_date, zone, now));
  },

  keyOf: ({ id, end_date }) => `due-back-${id}-${end_date}`,

  notices(tx, { request, zone, status }) {
    if (status !== 'active' || !isDayBefore(request.end_date, zone, tx.now)) return Promise.resolve([]);
    const until = untilWords(request, zone);
    return Promise.resolve([
      {
        user_ids: [request.user_id],
        event: 'due_back',
        text: (facts) => reminderNotices.dueBack(facts, until),
      },
      {
        user_ids: [request.owner_id],
        event: 'comes_back',
        text: (facts) => reminderNotices.comesBack(facts, until),
      },
    ]);
  },
};

/** The day before the last one at the machine's place, from the morning on. */
function isDayBefore(end_date: string, zone: string, now: Date): boolean {
  const eve = addDays(end_date, -1);
  return todayIn(zone, now) === eve && now >= instantOf(eve, FROM_HOUR, zone);
}

export function untilWords(
  { end_date, end_time }: Pick<RentalRequest, 'end_date' | 'end_time'>,
  zone: string,
): string {
  const day = formatDate(end_date, 'full');
  return end_time ? `${day}, ${formatTime(end_time.slice(0, 5))} ${zoneName(zone)}` : day;
}
