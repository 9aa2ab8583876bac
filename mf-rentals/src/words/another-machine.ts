import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { todayIn } from '@yard/dates';

/** The days to rent another machine for; empty once the first of them has passed. */
export function daysAhead({ machine, start_date, end_date }: RentalRequestRecord, now: Date) {
  const isAhead = start_date >= todayIn(zoneOf(machine), now);
  return isAhead ? { from: start_date, to: end_date } : { from: '', to: '' };
}

/** The search for a machine of the same type, at the same place, for the same days and handed over the same way. */
export function anotherMachinePath(request: RentalRequestRecord, now: Date): string {
  const { machine, address_id, delivery_enabled } = request;
  const days = daysAhead(request, now);
  const params = new URLSearchParams({
    search: machine.machine_type_name,
    address: String(address_id),
    ...(days.from !== '' && days),
    ...(delivery_enabled ? { delivery: '1' } : {}),
  });
  return `/search?${params}`;
}
