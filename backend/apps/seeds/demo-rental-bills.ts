import { zoneOf } from '@yard/contracts';
import { billLines, billSums, decidedLines } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';
import { RentalBill } from '../../src/rentals/records/rental-bill.entity';
import { daysBefore, type DemoWorld, write } from './demo-data';
import type { Rental } from './demo-story';

export function billOf({ story: { bill, machine_return }, request, machine }: Rental) {
  if (!bill || !machine_return) return null;
  const returned = todayIn(zoneOf(machine), daysBefore(machine_return.created_at, 0.1));
  const use = { returned, hoursOut: null, hoursIn: null, unsigned: null, daysDown: 0 };
  const { fuel = 0, cleaning = 0, damage = 0 } = bill;
  const claimed = billLines({ ...request, isCalledOff: false }, use, { fuel, cleaning, damage });
  const lines = bill.accepted_at ? decidedLines(claimed) : claimed;
  return { lines, ...billSums(lines, { deposit: request.deposit_amount, rent: request.subtotal }) };
}

export async function writeBill({ manager }: DemoWorld, rental: Rental): Promise<void> {
  const sums = billOf(rental);
  if (!rental.story.bill || !sums) return;
  const { fuel: _fuel, cleaning: _cleaning, damage: _damage, ...bill } = rental.story.bill;
  const { owner_id: user_id, id: rental_request_id } = rental.request;
  const damage = sums.lines.find(({ kind }) => kind === 'damage');
  const offer_line_id = (bill.offered_at && damage?.id) ?? null;
  const { lines, from_deposit, to_charge, to_refund } = sums;
  const row = {
    ...bill,
    rental_request_id,
    user_id,
    lines,
    from_deposit,
    to_charge,
    to_refund,
    offer_line_id,
  };
  await write(manager, RentalBill, row, bill.created_at);
}
