import { changeAnswerBy, spanOf } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { insertRow } from '@yard/server/store/insert-rows';
import type { EntityManager } from 'typeorm';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { zoneOf } from '../../src/rentals/records/zone-of';
import { priceChange } from '../../src/rentals/rules/terms/change-terms';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';

/** Writes the open offer of a story's rental, if it has one. */
export async function writeChange(
  manager: EntityManager,
  { story, request, machine }: Rental,
  { now }: DemoWorld,
): Promise<void> {
  const { offered } = story;
  if (!offered) return;
  const to = { ...spanOf(request), end_date: addDays(request.end_date, offered.longerBy) };
  const terms = priceChange(request, to);
  if (!terms) throw new Error(`${machine.subject} has no rate.`);
  const at = daysBefore(now, offered.days);
  const row = {
    ...terms,
    rental_request_id: request.id,
    user_id: offered.by === 'renter' ? request.user_id : request.owner_id,
    status: 'open' as const,
    message: offered.text,
    answer_by: changeAnswerBy(at, to, zoneOf(machine)),
    answered_at: null,
    answer: null,
    addendum: null,
    addendum_sha256: null,
  };
  await insertRow(manager, RentalChange, row, at);
}
