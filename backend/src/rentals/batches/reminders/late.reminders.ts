import { dueBackAt, extraRent, isBooked, lateThrough, TURNAROUND_MAX_DAYS } from '@yard/contracts';
import { addDays, formatDate, todayIn } from '@yard/dates';
import type { LockedRequest } from '../../records/locked-request';
import { beforeMove, isUnclosed } from '../../records/state-in-sql';
import { IS_TO_COME_BACK, waitingForMachine } from '../../records/late-machines';
import { moneyText } from '../../notices/amount-of';
import { dueRequests, lastDayAnywhere } from '../due-requests';
import { untilWords } from './due-back.reminder';
import type { Reminder } from './reminder';
import { reminderNotices } from './reminder-notices';

/** So many days after the end people are notified; batch 3 closes rentals that are later. */
const NOTIFIED_FOR_DAYS = 7;

/** "It is late", to both sides, from the hour of the end on. */
export const late: Reminder = {
  name: 'late',
  noticeOf: 'user_id',

  due(dataSource, now) {
    const search = {
      by: 'end_date',
      until: lastDayAnywhere(now),
      where: `r.end_date >= ? AND ${IS_TO_COME_BACK}`,
      parameters: [addDays(todayIn('UTC', now), -NOTIFIED_FOR_DAYS)],
    } as const;
    return dueRequests(dataSource, search, (candidate) => dueBackAt(candidate, candidate.zone) <= now);
  },

  keyOf: ({ id, end_date }) => `late-${id}-${end_date}`,

  notices(tx, locked) {
    const { request, zone, status } = locked;
    if (status !== 'active' || dueBackAt(request, zone) > tx.now) return Promise.resolve([]);
    const words = { until: untilWords(request, locked.zone), cost: costWords(locked, tx.now) };
    return Promise.resolve([
      { user_ids: [request.user_id], event: 'late', text: (facts) => reminderNotices.late(facts, words) },
      {
        user_ids: [request.owner_id],
        event: 'not_back',
        text: (facts) => reminderNotices.notBack(facts, words),
      },
    ]);
  },
};

/** "Your machine is late", to both sides of the rental that comes next, from the day before its start on. */
export const machineLate: Reminder = {
  name: 'machine_late',
  noticeOf: 'user_id',

  async due(dataSource, now) {
    const search = {
      by: 'start_date',
      until: addDays(lastDayAnywhere(now), 1 + TURNAROUND_MAX_DAYS),
      where: `r.start_date >= ? AND r.machine_late_at IS NULL AND ${beforeMove('recordReturn')}
        AND EXISTS (SELECT 1 FROM rental_requests o WHERE o.machine_id = r.machine_id AND o.end_date < r.start_date
          AND o.end_date <= ? AND ${isUnclosed('o')})`,
      parameters: [addDays(todayIn('UTC', now), -NOTIFIED_FOR_DAYS), lastDayAnywhere(now)],
    } as const;
    const soon = await dueRequests(dataSource, search, () => true);
    const waiting = await waitingForMachine(dataSource, soon, now);
    return soon.filter((id) => waiting.has(id));
  },

  keyOf: ({ id, start_date }) => `machine-late-${id}-${start_date}`,

  async notices(tx, { request, status }) {
    if (!isBooked(status)) return [];
    if (!(await waitingForMachine(tx.manager, [request.id], tx.now)).has(request.id)) return [];
    await tx.update(request, { machine_late_at: tx.now });
    const { machineLate, machineLateOfOwner } = reminderNotices;
    return [
      { user_ids: [request.user_id], event: 'machine_late', text: machineLate },
      { user_ids: [request.owner_id], event: 'machine_late', text: machineLateOfOwner },
    ];
  },
};

/** "Keeping it through Sat, Dec 19, 2026 costs $400 more." Begins with a space; empty without a rate. */
function costWords({ request, zone }: LockedRequest, now: Date): string {
  const through = lateThrough(request.end_date, zone, now);
  const extra = extraRent(request, request, through);
  if (extra === null) return '';
  return ` Keeping it through ${formatDate(through, 'full')} costs ${extra === 0 ? 'nothing' : moneyText(extra)} more.`;
}
