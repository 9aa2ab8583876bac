import { changeAnswerBy, repriced, spanOf, zoneOf } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { Breakdown } from '../../src/rentals/records/breakdown.entity';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { addendumOf } from '../../src/rentals/rules/agreement/addendum';
import { priceChange } from '../../src/rentals/rules/terms/change-terms';
import { type DemoWorld, write } from './demo-data';
import type { Rental } from './demo-story';

/** Writes the change of a story's rental, offered or accepted, where it has one. */
export async function writeChange(world: DemoWorld, rental: Rental): Promise<void> {
  const { change } = rental.story;
  if (!change) return;
  const { manager } = world;
  if (change.answered_at)
    return writeExtension(world, rental, { ...change, answered_at: change.answered_at });
  const offered = offer(rental, change, rental.request.end_date);
  const terms = priceChange(rental.request, offered.to);
  if (!terms) throw new Error(`${rental.machine.subject} has no rate.`);
  await write(manager, RentalChange, { ...offered, ...terms }, change.created_at);
}

type Change = NonNullable<Rental['story']['change']>;

/** An offer that nobody has answered. @param end_date  what the last day was */
function offer({ request, machine }: Rental, { days, ...change }: Change, end_date: string) {
  const from = { ...spanOf(request), end_date };
  const to = { ...from, end_date: addDays(end_date, days) };
  const zones = { from: zoneOf(machine), to: zoneOf(machine) };
  const answer_by = changeAnswerBy(change.created_at, { from, to }, zones);
  return { ...change, rental_request_id: request.id, status: 'open' as const, from, to, answer_by };
}

/** The request has its days and its price already. */
async function writeExtension(
  { manager }: DemoWorld,
  rental: Rental,
  change: Change & { answered_at: Date },
): Promise<void> {
  const { story, request } = rental;
  const before = repriced(request, story.days - change.days);
  if (!before) throw new Error(`${rental.machine.subject} has no rate.`);
  const { rental_amount, delivery_amount, subtotal, lines } = request;
  const row = {
    ...offer(rental, change, addDays(request.end_date, -change.days)),
    ...{ rental_amount, delivery_amount, subtotal, lines, delivery: null },
    difference: subtotal - before.subtotal,
    status: 'accepted' as const,
  };
  await write(
    manager,
    RentalChange,
    { ...row, ...(await addendumOf(manager, request, row)) },
    change.created_at,
  );
}

export async function writeBreakdown(
  { manager }: DemoWorld,
  { story: { breakdown }, request }: Rental,
): Promise<void> {
  if (!breakdown) return;
  const row = { rental_request_id: request.id, user_id: request.user_id, ...breakdown };
  await write(manager, Breakdown, row, breakdown.since);
}
