import type { Late, Rates, RentFacts, RentalStatus } from '@yard/contracts';
import { dueBackAt, extraRent, isRentMissing, lateThrough, UNKNOWN_ZONE } from '@yard/contracts';
import { timeOfDayFrom } from '@kit/server/store/reading';
import { readMoney, wireMoney, wireStamp } from '@kit/server/store/present';
import type { Decimal, RequestRow } from './request-rows';

/** The late fee; null unless the machine is out and due back. */
export function presentLate(
  row: RequestRow,
  { status, unpaid, payments, handover }: { status: RentalStatus } & Omit<RentFacts, 'handed_over_unpaid_at'>,
  now: Date,
): Late | null {
  const zone = row.time_zone ?? UNKNOWN_ZONE;
  const { start_date, end_date, handed_over_unpaid_at } = row;
  const since =
    status === 'active' && row.called_off_at === null
      ? dueBackAt({ end_date, end_time: timeOfDayFrom(row.end_time) }, zone)
      : null;
  // Without a copy of the row: it would take a seventh of what a list costs.
  const rent = { unpaid, payments, handover, handed_over_unpaid_at };
  if (!since || since > now || isRentMissing(rent)) return null;
  const through = lateThrough(end_date, zone, now);
  const rental_amount = readMoney(Number(row.rental_amount));
  const amount = wireMoney(extraRent({ start_date, rental_amount }, ratesOf(row), through));
  return { since: wireStamp(since), through, amount };
}

function ratesOf(row: RequestRow): Rates {
  const minor = (rate: Decimal | null) => (rate === null ? null : readMoney(Number(rate)));
  return {
    daily_rate: minor(row.daily_rate),
    weekly_rate: minor(row.weekly_rate),
    monthly_rate: minor(row.monthly_rate),
  };
}
