import {
  isPaid,
  isRentDue,
  isUnderWay,
  machineType,
  newestPayment,
  type RentalRequestRecord,
  zoneOf,
} from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { isFirstTry, useLiveRecords, useRecord } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import type { CardCharge } from '../../words/card-charges';

/**
 * What another card of a request that waits for its answer is charged with at once, where its machine is booked at once:
 * the deposit, and the rent that is due with the booking. Null while the machine is loaded.
 */
export function useBookingCharges(request: RentalRequestRecord): CardCharge[] | null {
  const { currency } = useSettings();
  const isTried = canBook(request);
  const machine = useRecord(machineType, isTried ? request.machine_id : null);
  useLiveRecords(machineType);
  if (isFirstTry(machine)) return null;
  if (!isTried || !machine.data?.instant_book) return [];
  return bookingCharges(request, zoneOf(request.machine), currency);
}

type Terms = Pick<RentalRequestRecord, 'start_date' | 'deposit_amount' | 'subtotal'>;

/** What booking at once charges, where the machine stands: the deposit, and the rent that is due with it. */
export function bookingCharges(terms: Terms, zone: string, currency: string): CardCharge[] {
  const rent = isRentDue(terms.start_date, zone, new Date()) ? terms.subtotal : 0;
  const charges: CardCharge[] = [
    { kind: 'deposit', amount: terms.deposit_amount, currency },
    { kind: 'rental', amount: rent, currency },
  ];
  return charges.filter(({ amount }) => amount > 0);
}

/** Whether a deposit is collected that books it: none is under way or paid. */
function canBook({ status, days_free, payments }: RentalRequestRecord): boolean {
  const deposit = newestPayment(payments, 'deposit');
  return (
    canApply('book', status) && days_free === true && !(deposit && (isUnderWay(deposit) || isPaid(deposit)))
  );
}
