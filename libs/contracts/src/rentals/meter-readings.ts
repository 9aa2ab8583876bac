import type { ChangeStatus, RentalSpan } from './change-span';
import { isSignedByBoth, type Signatures } from './handover';

export interface MeterReading {
  user_id: number;
  hours: number;
  /** Percent of a tank. */
  fuel_level: number;
}

export interface ReadingsToBill {
  hours: number;
  fuel_level: number;
  /** Each side's own reading, where not both signed; null where both did. */
  unsigned: { owner: MeterReading | null; renter: MeterReading | null } | null;
}

/** A hand-over with its readings; stamps may be instants or texts. */
export interface ReadHandover extends Signatures {
  hours: number;
  fuel_level: number;
  /** The last of each side; null of hand-overs from before they were stored. */
  readings: readonly (MeterReading & { at: string })[] | null;
}

/** A change of a rental, as far as it says which machine was read; `answered_at` may be an instant or its text. */
export interface AnsweredChange {
  status: ChangeStatus;
  from: Pick<RentalSpan, 'machine_id'>;
  to: Pick<RentalSpan, 'machine_id'>;
  answered_at: Date | string | null;
}

/**
 * The reading that both signed; else the owner's last, which the renter accepts, contests or leaves to an admin.
 * Null where the rental's machine came in place of another and nobody has read it since.
 *
 * @see docs/wire.md "Readings that bill"
 */
export function readingsToBill(
  handover: ReadHandover,
  ownerId: number,
  changes: readonly AnsweredChange[],
): ReadingsToBill | null {
  const { hours, fuel_level } = handover;
  const swaps = changes.filter(
    ({ status, from, to }) => status === 'accepted' && from.machine_id !== to.machine_id,
  );
  const readings = (handover.readings ?? []).filter(({ at }) =>
    swaps.every(({ answered_at }) => answered_at !== null && new Date(answered_at) < new Date(at)),
  );
  if (swaps.length > 0 && readings.length === 0) return null;
  if (isSignedByBoth(handover)) return { hours, fuel_level, unsigned: null };
  const owner = readings.find(({ user_id }) => user_id === ownerId) ?? null;
  const renter = readings.find(({ user_id }) => user_id !== ownerId) ?? null;
  const last = owner ?? renter ?? handover;
  return { hours: last.hours, fuel_level: last.fuel_level, unsigned: { owner, renter } };
}

/** Each side's reading, where a line of a bill rests on one that not both signed. */
export function unsignedWords(
  { owner, renter }: NonNullable<ReadingsToBill['unsigned']>,
  words: (reading: MeterReading) => string,
): string {
  const read = [owner && `owner read ${words(owner)}`, renter && `renter read ${words(renter)}`];
  const both = read.filter(Boolean).join(', ');
  return both === '' ? 'not signed by both' : `not signed by both: ${both}`;
}
