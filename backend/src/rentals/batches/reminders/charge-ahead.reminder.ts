import { COLLECT_WITHIN_HOURS, hoursBeforeStart } from '@yard/contracts';
import { addDays, formatDate, todayIn } from '@yard/dates';
import { Payment } from '../../../payments/payment.entity';
import { moneyText } from '../../notices/amount-of';
import { dueRequests, hoursAfter, lastDayAnywhere } from '../due-requests';
import { NOT_ATTEMPTED } from '../upcoming-payments.step';
import type { RentalRequest } from '../../records/rental-request.entity';
import { beforeMove } from '../../records/state-in-sql';
import type { Reminder } from './reminder';
import { reminderNotices } from './reminder-notices';

const DAY_HOURS = 24;

/** "About to be charged", to the renter of an approved request: on the last day before the rent can be collected. */
export const chargeAhead: Reminder = {
  name: 'charge_ahead',
  noticeOf: 'user_id',

  due(dataSource, now) {
    const search = {
      by: 'start_date',
      until: lastDayAnywhere(hoursAfter(now, COLLECT_WITHIN_HOURS + DAY_HOURS)),
      where: `r.start_date >= ? AND ${beforeMove('collect')} AND ${NOT_ATTEMPTED}`,
      parameters: [todayIn('UTC', now)],
    } as const;
    return dueRequests(dataSource, search, ({ start_date, zone }) => isDayBefore(start_date, zone, now));
  },

  keyOf: ({ id, start_date }) => `charge-ahead-${id}-${start_date}`,

  async notices(tx, { request, zone, status }) {
    const isDue = status === 'approved' && isDayBefore(request.start_date, zone, tx.now);
    const where = { rental_request_id: request.id, kind: 'rental' } as const;
    if (!isDue || request.subtotal === 0 || (await tx.manager.existsBy(Payment, where))) return [];
    const charge = chargeOf(request);
    return [
      {
        user_ids: [request.user_id],
        event: 'charge_ahead',
        text: (facts) => reminderNotices.chargeAhead(facts, charge),
      },
    ];
  },
};

function isDayBefore(start_date: string, zone: string, now: Date): boolean {
  const hours = hoursBeforeStart(start_date, zone, now);
  return hours > COLLECT_WITHIN_HOURS && hours <= COLLECT_WITHIN_HOURS + DAY_HOURS;
}

/** The day that the batch collects from, at the machine's place. */
function chargeOf({ subtotal, start_date, stripe_payment_method_id }: RentalRequest) {
  return {
    amount: moneyText(subtotal),
    day: formatDate(addDays(start_date, -COLLECT_WITHIN_HOURS / DAY_HOURS), 'weekday'),
    hasCard: stripe_payment_method_id !== null,
  };
}
