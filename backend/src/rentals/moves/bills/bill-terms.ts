import { type BillClaims, type BillInput, type BillLine, readingsToBill } from '@yard/contracts';
import { billLines } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';
import { readMoney } from '@kit/server/store/present';
import type { EntityManager } from 'typeorm';
import { wholeDaysDown } from '../../money/breakdown-credits';
import { Breakdown } from '../../records/breakdown.entity';
import { Handover } from '../../records/handover.entity';
import type { LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';
import type { RentalRequest } from '../../records/rental-request.entity';

export interface Returned {
  returned_at: Date;
  hours: number | null;
}

export type BillAmounts = Pick<BillInput, 'fuel_amount' | 'cleaning_amount' | 'damage_amount'>;

/** The owner's claims, in minor units. @param damage  where the bill names none */
export function claimsOf(input: BillAmounts, damage: number | null): BillClaims {
  return {
    fuel: readMoney(input.fuel_amount ?? null) ?? 0,
    cleaning: readMoney(input.cleaning_amount ?? null) ?? 0,
    damage: (input.damage_amount === undefined ? damage : readMoney(input.damage_amount)) ?? 0,
  };
}

/** Initial values of a rental's bill: the readings of its hand-over. */
export async function readAtHandover(manager: EntityManager, { id, owner_id }: RentalRequest) {
  const where = { rental_request_id: id };
  const out = await manager.findOneBy(Handover, where);
  return out && readingsToBill(out, owner_id, await manager.findBy(RentalChange, where));
}

export async function termsOfBill(
  manager: EntityManager,
  { request, zone }: LockedRequest,
  { returned_at, hours }: Returned,
  claims: BillClaims,
): Promise<BillLine[]> {
  const where = { rental_request_id: request.id };
  const read = await readAtHandover(manager, request);
  const breakdowns = await manager.findBy(Breakdown, where);
  const use = {
    returned: todayIn(zone, returned_at),
    hoursOut: read?.hours ?? null,
    hoursIn: hours,
    unsigned: read?.unsigned ?? null,
    daysDown: wholeDaysDown(breakdowns, { request, zone }, returned_at),
  };
  return billLines({ ...request, isCalledOff: request.called_off_at !== null }, use, claims);
}
