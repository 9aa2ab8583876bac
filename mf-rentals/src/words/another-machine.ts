import type { RentalRequestRecord } from '@yard/contracts';

/** The search for a machine of the same type, at the same place, for the same days and handed over the same way. @param isAhead  days of the past are left out */
export function anotherMachinePath(
  request: Pick<
    RentalRequestRecord,
    'machine' | 'address_id' | 'start_date' | 'end_date' | 'delivery_enabled'
  >,
  isAhead = true,
): string {
  const { machine, address_id, start_date, end_date, delivery_enabled } = request;
  const params = new URLSearchParams({
    search: machine.machine_type_name,
    address: String(address_id),
    ...(isAhead && { from: start_date, to: end_date }),
    ...(delivery_enabled ? { delivery: '1' } : {}),
  });
  return `/search?${params}`;
}
