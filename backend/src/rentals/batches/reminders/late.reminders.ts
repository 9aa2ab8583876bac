import { dueBackAt, extraRent, isBooked, lateThrough } from '@yard/contracts';
import { addDays, formatDate, todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { wireMoney } from '@kit/server/store/wire-fields';
import type { LockedRequest } from '../../records/locked-request';
import { beforeMove } from '../../records/state-in-sql';
import { IS_TO_COME_BACK } from '../../records/late-machines';
import { waitingForMachine } from '../../records/late-machines';
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
    const words = { until: untilWords(request), cost: costWords(locked, tx.now) };
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

/** "Your machine is late", to the renter who comes next, from the day before her start on. */
export const machineLate: Reminder = {
  name: 'machine_late',
  noticeOf: 'user_id',

  async due(dataSource, now) {
    const search = {
      by: 'start_date',
      until: addDays(lastDayAnywhere(now), 1),
      where: `r.start_date >= ? AND ${beforeMove('recordReturn')}`,
      parameters: [addDays(todayIn('UTC', now), -1)],
    } as const;
    const soon = await dueRequests(dataSource, search, ({ start_date, zone }) =>
      isFromEve(start_date, zone, now),
    );
    const waiting = await waitingForMachine(dataSource, soon, now);
    return soon.filter((id) => waiting.has(id));
  },

  keyOf: ({ id, start_date }) => `machine-late-${id}-${start_date}`,

  async notices(tx, { request, zone, status }) {
    if (!isBooked(status) || !isFromEve(request.start_date, zone, tx.now)) return [];
    if (!(await waitingForMachine(tx.manager, [request.id], tx.now)).has(request.id)) return [];
    return [{ user_ids: [request.user_id], event: 'machine_late', text: reminderNotices.machineLate }];
  },
};

function isFromEve(start_date: string, zone: string, now: Date): boolean {
  return start_date <= addDays(todayIn(zone, now), 1);
}

/** "Kept through Sat 19 Dec 2026, it costs $400.00 more." Begins with a space; nothing where it has no rate. */
function costWords({ request, zone }: LockedRequest, now: Date): string {
  const through = lateThrough(request.end_date, zone, now);
  const extra = extraRent(request, request, through);
  if (extra === null) return '';
  const amount = formatMoney(wireMoney(extra), CURRENCY, { exact: true });
  return ` Kept through ${formatDate(through, 'full')}, it costs ${extra === 0 ? 'nothing' : amount} more.`;
}
