import { refundedOfBill, type RentalRequestRecord } from '@yard/contracts';

type Ended = Pick<RentalRequestRecord, 'payments' | 'bill' | 'decision' | 'machine_return'>;

/** What was refunded, since the rental closed, of what its owner had got of the deposit and the bill; in major units. */
export function refundedSince({ payments, bill, decision, machine_return }: Ended): number {
  const from_deposit = bill?.from_deposit ?? decision?.amount ?? machine_return?.damage_amount ?? 0;
  return Math.round(refundedOfBill({ from_deposit }, payments) * 100) / 100;
}
