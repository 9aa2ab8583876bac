import { zoneOf } from '../catalog/zone-of';
import { waitsForBank } from './due-payment';
import type { RentalRequestRecord } from './records';
import { displayStatusOf, type RentalDisplayStatus } from './rental-request.state';
import { startsAt } from './rental-times';

/** Besides: its renter’s bank has not answered, its day has come and its hour has not, its bill is contested. */
export type RentalShownStatus = RentalDisplayStatus | 'at_bank' | 'starts_today' | 'bill_contested';

/** A rental's standing, the same on every list, page and export. */
export function shownStatusOf(request: RentalRequestRecord, now: Date): RentalShownStatus {
  if (waitsForBank(request)) return 'at_bank';
  const zone = zoneOf(request.machine);
  const status = displayStatusOf(request, zone, now);
  if (status === 'active' && startsAt(request, zone) > now) return 'starts_today';
  return status === 'contested' && request.bill?.status === 'contested' ? 'bill_contested' : status;
}
