import { zoneOf } from '@yard/contracts';
import { billLines, billSums, decidedLines } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';
import { toMinor } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { insertRow } from '@kit/server/store/insert-rows';
import type { EntityManager } from 'typeorm';
import { RentalBill } from '../../src/rentals/records/rental-bill.entity';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';

const minor = (dollars: number | undefined) => toMinor(dollars ?? 0, CURRENCY);

/** Lines and sums of the bill of a story's rental; null where it has none. */
export function billOf({ story, request, machine }: Rental, { now }: DemoWorld) {
  const { bill, returned } = story;
  if (!bill || !returned) return null;
  const back = todayIn(zoneOf(machine), daysBefore(now, returned.days + 0.1));
  const use = { returned: back, hoursOut: null, hoursIn: null, unsigned: null, daysDown: 0 };
  const claims = { fuel: minor(bill.fuel), cleaning: minor(bill.cleaning), damage: minor(bill.damage) };
  const claimed = billLines({ ...request, isCalledOff: false }, use, claims);
  const lines = bill.accepted === undefined ? claimed : decidedLines(claimed);
  return { lines, ...billSums(lines, { deposit: request.deposit_amount, rent: request.subtotal }) };
}

/** Writes the bill of a story's rental, if it has one. */
export async function writeBill(manager: EntityManager, rental: Rental, world: DemoWorld): Promise<void> {
  const { bill } = rental.story;
  const terms = billOf(rental, world);
  if (!bill || !terms) return;
  const { contested, offer, accepted } = bill;
  const { user_id: renter, owner_id: owner, id: rental_request_id } = rental.request;
  const at = (days: number | undefined) => (days === undefined ? null : daysBefore(world.now, days));
  const damage = terms.lines.find(({ kind }) => kind === 'damage');
  const row = {
    rental_request_id,
    user_id: owner,
    details: bill.details,
    photo_ids: null,
    lines: terms.lines,
    from_deposit: terms.from_deposit,
    to_charge: terms.to_charge,
    to_refund: terms.to_refund,
    accepted_at: at(accepted),
    contested_at: at(contested?.days),
    contest_reason: contested?.reason ?? null,
    contest_photo_ids: null,
    offer_user_id: offer ? { renter, owner }[offer.by] : null,
    offer_line_id: (offer && damage?.id) ?? null,
    offer_amount: offer ? minor(offer.amount) : null,
    offer_message: offer?.text ?? null,
    offered_at: at(offer?.days),
    decided_at: null,
    decided_by: null,
    decision_reason: null,
  };
  await insertRow(manager, RentalBill, row, daysBefore(world.now, bill.days));
}
