import { ValidationFailed } from '@laravel-wire/nest';
import type { MachineReturnInput, UpdateMachineReturnInput } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { readMoney, wireMoney } from '@kit/server/store/present';
import type { LockedRequest } from '../../records/locked-request';
import { readInstant } from '../../records/read-instant';
import { marksOf, tenths } from '../condition-fields';

/**
 * A new return as the table keeps it.
 *
 * @throws ValidationFailed for a time before the rental or in the future, and for more damage than the deposit
 */
export function newReturn(input: MachineReturnInput, locked: LockedRequest, now: Date) {
  return {
    returned_at: returnedAt(input.returned_at, locked, now),
    condition: input.condition,
    hours: tenths(input.hours ?? null),
    fuel_level: input.fuel_level ?? null,
    details: input.details ?? null,
    checklist: marksOf(input.checklist ?? []),
    damage_amount: damageOf(input.damage_amount ?? null, locked),
  };
}

/** The members that were sent, as the table keeps them; the others are undefined. @throws as `newReturn` */
export function returnChanges(input: UpdateMachineReturnInput, locked: LockedRequest, now: Date) {
  const { returned_at, hours, checklist } = input;
  return {
    returned_at: returned_at === undefined ? undefined : returnedAt(returned_at, locked, now),
    condition: input.condition,
    hours: hours === undefined ? undefined : tenths(hours),
    fuel_level: input.fuel_level,
    details: input.details,
    checklist: checklist === undefined ? undefined : marksOf(checklist ?? []),
    damage_amount: input.damage_amount === undefined ? undefined : damageOf(input.damage_amount, locked),
  };
}

/** Minor units. @throws ValidationFailed for more than the deposit */
export function damageOf(
  major: number | null,
  { request }: Pick<LockedRequest, 'request'>,
): MinorUnits | null {
  const damage = readMoney(major);
  if (damage === null || damage <= request.deposit_amount) return damage;
  const most = wireMoney(request.deposit_amount);
  throw ValidationFailed.field('damage_amount', `The damage amount field must not be greater than ${most}.`);
}

function returnedAt(text: string, { request, zone }: LockedRequest, now: Date): Date {
  const instant = readInstant(text, zone, 'returned_at');
  const refusal = (rest: string) =>
    ValidationFailed.field('returned_at', `The returned at field must be a ${rest}.`);
  if (instant > now) throw refusal('date before or equal to now');
  if (todayIn(zone, instant) < request.start_date) {
    throw refusal(`date after or equal to ${request.start_date}`);
  }
  return instant;
}
