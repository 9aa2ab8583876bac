import { ValidationFailed } from '@laravel-wire/nest';
import { type BillClaims, type BillInput, type BillLine, readingsToBill } from '@yard/contracts';
import { billLines, isImpossible } from '@yard/contracts/bill-price';
import { todayIn } from '@yard/dates';
import { readMoney } from '@kit/server/store/wire-fields';
import type { EntityManager } from 'typeorm';
import { wholeDaysDown } from '../../money/breakdown-credits';
import { Breakdown } from '../../records/breakdown.entity';
import { Handover } from '../../records/handover.entity';
import type { LockedRequest } from '../../records/locked-request';
import { RentalChange } from '../../records/rental-change.entity';

/** How the machine came back, as it is recorded or will be. */
export interface Returned {
  returned_at: Date;
  hours: number | null;
}

export type BillAmounts = Pick<BillInput, 'fuel_amount' | 'cleaning_amount' | 'damage_amount'>;

/** What the owner asks for, in minor units. @param damage  where the bill names none */
export function claimsOf(input: BillAmounts, damage: number | null): BillClaims {
  return {
    fuel: readMoney(input.fuel_amount ?? null) ?? 0,
    cleaning: readMoney(input.cleaning_amount ?? null) ?? 0,
    damage: (input.damage_amount === undefined ? damage : readMoney(input.damage_amount)) ?? 0,
  };
}

/** The lines of a bill. @throws ValidationFailed for a reading that no clock allows, and where nothing is billed */
export async function termsOfBill(
  manager: EntityManager,
  { request, zone }: LockedRequest,
  { returned_at, hours }: Returned,
  claims: BillClaims,
): Promise<BillLine[]> {
  const where = { rental_request_id: request.id };
  const out = await manager.findOneBy(Handover, where);
  const changes = await manager.findBy(RentalChange, where);
  const read = out && readingsToBill(out, request.owner_id, changes);
  const breakdowns = await manager.findBy(Breakdown, where);
  const use = {
    returned: todayIn(zone, returned_at),
    hoursOut: read?.hours ?? null,
    hoursIn: hours,
    unsigned: read?.unsigned ?? null,
    daysDown: wholeDaysDown(breakdowns, { request, zone }, returned_at),
  };
  if (isImpossible(request, use)) throw ValidationFailed.field('hours', IMPOSSIBLE);
  return billLines({ ...request, isCalledOff: request.called_off_at !== null }, use, claims);
}

const IMPOSSIBLE = 'The hours field must not be more than 24 a day since the hand-over.';
