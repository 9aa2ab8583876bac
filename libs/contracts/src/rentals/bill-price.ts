import { addDays, type CalendarDate, daysCovered } from '@yard/dates';
import { type MinorUnits, roundHalfUp } from '@kit/money';
import { creditFor } from './breakdown';
import { type PricedRentalNow, repriced } from './change-price';
import { extraRent } from './rental-times';
import { FURTHER_HOUR, hoursCovered, overtimeRate } from './overtime';
import { type ReadingsToBill, unsignedWords } from './meter-readings';
import type { RentalDays } from './rental-length';

export const BILL_KINDS = ['overtime', 'late', 'fuel', 'cleaning', 'damage', 'credit'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** One part of a bill, in minor units; a credit is below 0. Its id is its place in the bill, from 1 on. */
export interface BillLine {
  id: number;
  kind: BillKind;
  label: string;
  unsigned: boolean;
  quantity: number;
  unit_amount: MinorUnits;
  claimed_amount: MinorUnits;
  decided_amount: MinorUnits | null;
}

export interface BilledRental extends RentalDays, PricedRentalNow {
  rental_amount: MinorUnits;
  /** Days after a call-off are not billed. */
  isCalledOff: boolean;
}

export interface MachineUse {
  returned: CalendarDate;
  /** Meter reading; null where nobody read it. */
  hoursOut: number | null;
  hoursIn: number | null;
  /** Each side's reading at the hand-over, where they did not both sign it. */
  unsigned: ReadingsToBill['unsigned'];
  /** Whole days that it did not work. */
  daysDown: number;
}

export interface BillClaims {
  fuel: MinorUnits;
  cleaning: MinorUnits;
  damage: MinorUnits;
}

/**
 * The lines of a bill: what is beyond the rental's hours and days, what the owner asks for, and what comes back for
 * days that the machine was down. A line without an amount is not there, but for late days.
 *
 * @see docs/wire.md "Bill"
 */
export function billLines(rental: BilledRental, use: MachineUse, claims: BillClaims): BillLine[] {
  const lines = [
    ...overtimeLine(rental, use),
    ...lateLine(rental, use),
    ...fuelLine(use, claims.fuel),
    ...claimed('cleaning', 'Cleaning', claims.cleaning),
    ...claimed('damage', 'Damage', claims.damage),
    ...creditLine(rental, use),
  ];
  return lines.map((line, index) => ({ unsigned: false, ...line, id: index + 1, decided_amount: null }));
}

type NewLine = Omit<BillLine, 'id' | 'unsigned' | 'decided_amount'> & { unsigned?: boolean };

/** Whole days after the last one; none after a call-off. */
export function daysLate({ end_date, isCalledOff }: BilledRental, returned: CalendarDate): number {
  return isCalledOff || returned <= end_date ? 0 : daysCovered(addDays(end_date, 1), returned);
}

/** Hours that the rent covers; late days add what a rental of all the days would have covered beyond it. */
export function hoursAllowed(rental: BilledRental, returned: CalendarDate): number {
  const agreed = hoursCovered(rental.lines);
  if (daysLate(rental, returned) === 0) return agreed;
  const whole = repriced(rental, daysCovered(rental.start_date, returned));
  return Math.max(agreed, whole ? hoursCovered(whole.lines) : 0);
}

/** Hours of use between both readings; null where one is missing. Below 0 never: a meter may have been changed. */
export function hoursUsed({ hoursOut, hoursIn }: Pick<MachineUse, 'hoursOut' | 'hoursIn'>): number | null {
  return hoursOut === null || hoursIn === null ? null : Math.max(0, tenths(hoursIn - hoursOut));
}

type Read = Pick<MachineUse, 'returned' | 'hoursOut' | 'hoursIn'>;

/** True where the readings say more hours than the days have. */
export function isImpossible({ start_date }: Pick<RentalDays, 'start_date'>, use: Read): boolean {
  return (hoursUsed(use) ?? 0) > 24 * daysCovered(start_date, use.returned);
}

/** Why a meter cannot have been read so at a return; null where it can. */
export function readingRefusal(rental: Pick<RentalDays, 'start_date'>, use: Read): string | null {
  if (!isImpossible(rental, use)) return null;
  const days = daysCovered(rental.start_date, use.returned);
  const span = days === 1 ? 'one day' : `${days} days`;
  return `The meter went up ${hoursUsed(use)} hours in ${span}. Check the reading, or leave it empty.`;
}

function overtimeLine(rental: BilledRental, use: MachineUse): NewLine[] {
  // An old reading that no clock allows bills no hours; the rest of the bill stands.
  const used = isImpossible(rental, use) ? null : hoursUsed(use);
  const rate = overtimeRate(rental.daily_rate);
  if (used === null || rate === null) return [];
  const covered = hoursAllowed(rental, use.returned);
  const quantity = tenths(used - covered);
  if (quantity <= 0) return [];
  const unit = quantity === 1 ? FURTHER_HOUR : `${FURTHER_HOUR}s`;
  const read = use.unsigned ? `; ${unsignedWords(use.unsigned, ({ hours }) => `${hours} h`)}` : '';
  return [
    {
      kind: 'overtime',
      label: `${quantity} ${unit} (${used} used, ${covered} covered${read})`,
      unsigned: use.unsigned !== null,
      quantity,
      unit_amount: rate,
      claimed_amount: roundHalfUp(quantity * rate),
    },
  ];
}

function lateLine(rental: BilledRental, { returned }: MachineUse): NewLine[] {
  const quantity = daysLate(rental, returned);
  const claimed_amount = quantity > 0 ? extraRent(rental, rental, returned) : null;
  if (claimed_amount === null) return [];
  const label = `${quantity === 1 ? '1 day' : `${quantity} days`} late`;
  return [
    { kind: 'late', label, quantity, unit_amount: roundHalfUp(claimed_amount / quantity), claimed_amount },
  ];
}

function fuelLine({ unsigned }: MachineUse, amount: MinorUnits): NewLine[] {
  if (unsigned === null) return claimed('fuel', 'Fuel', amount);
  const read = unsignedWords(unsigned, ({ fuel_level }) => `${fuel_level}%`);
  return claimed('fuel', `Fuel (${read})`, amount).map((line) => ({ ...line, unsigned: true }));
}

function claimed(kind: BillKind, label: string, amount: MinorUnits): NewLine[] {
  return amount > 0 ? [{ kind, label, quantity: 1, unit_amount: amount, claimed_amount: amount }] : [];
}

function creditLine(rental: BilledRental, { daysDown: quantity }: MachineUse): NewLine[] {
  const amount = creditFor(quantity, rental);
  if (amount === 0) return [];
  const label = `${quantity === 1 ? '1 day' : `${quantity} days`} out of order`;
  return [{ kind: 'credit', label, quantity, unit_amount: -creditFor(1, rental), claimed_amount: -amount }];
}

const tenths = (hours: number) => Math.round(hours * 10) / 10;

export interface BillSums {
  claimed_total: MinorUnits;
  /** Sum of the decided amounts; before a decision, of the claims. */
  total: MinorUnits;
  from_deposit: MinorUnits;
  to_charge: MinorUnits;
  /** Refund of rent; the rest of the deposit goes back separately. */
  to_refund: MinorUnits;
}

/** The deposit first; what is above it is charged. @param left  of the deposit, and of the rent that was collected */
export function billSums(
  lines: readonly Pick<BillLine, 'claimed_amount' | 'decided_amount'>[],
  left: { deposit: MinorUnits; rent: MinorUnits },
): BillSums {
  const sum = (of: (line: Pick<BillLine, 'claimed_amount' | 'decided_amount'>) => MinorUnits) =>
    lines.reduce((total, line) => total + of(line), 0);
  const total = sum(({ claimed_amount, decided_amount }) => decided_amount ?? claimed_amount);
  const from_deposit = Math.min(Math.max(0, total), left.deposit);
  return {
    claimed_total: sum(({ claimed_amount }) => claimed_amount),
    total,
    from_deposit,
    to_charge: Math.max(0, total) - from_deposit,
    to_refund: Math.min(Math.max(0, -total), left.rent),
  };
}

/** Every line decided: those that are named at their amounts, the others as claimed. */
export function decidedLines(
  lines: readonly BillLine[],
  amounts: ReadonlyMap<number, MinorUnits> = new Map(),
): BillLine[] {
  return lines.map((line) => ({ ...line, decided_amount: amounts.get(line.id) ?? line.claimed_amount }));
}

/** Between which amounts a line is decided: nothing and what is claimed, a credit below 0. In the unit of what is given. */
export const boundsOfClaim = ({
  claimed_amount,
}: {
  claimed_amount: number;
}): [least: number, most: number] => (claimed_amount < 0 ? [claimed_amount, 0] : [0, claimed_amount]);

export function isWithinClaim(line: { claimed_amount: number }, amount: number): boolean {
  const [least, most] = boundsOfClaim(line);
  return amount >= least && amount <= most;
}
