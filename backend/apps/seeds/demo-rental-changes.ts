import { changeAnswerBy, repriced, spanOf, zoneOf } from '@yard/contracts';
import { addDays } from '@yard/dates';
import { insertRow, type NewRow } from '@kit/server/store/insert-rows';
import type { EntityManager } from 'typeorm';
import { Breakdown } from '../../src/rentals/records/breakdown.entity';
import { RentalChange } from '../../src/rentals/records/rental-change.entity';
import { addendumOf } from '../../src/rentals/rules/agreement/addendum';
import { priceChange } from '../../src/rentals/rules/terms/change-terms';
import { daysBefore } from './demo-time';
import type { DemoWorld, Rental } from './demo-world';

/** Writes the open offer of a story's rental and the extension that was accepted, where it has them. */
export async function writeChanges(
  manager: EntityManager,
  rental: Rental,
  { now }: DemoWorld,
): Promise<void> {
  const { offered, extended } = rental.story;
  if (extended) await writeExtension(manager, rental, { extended, now });
  if (!offered) return;
  const { request } = rental;
  const to = { ...spanOf(request), end_date: addDays(request.end_date, offered.longerBy) };
  const terms = priceChange(request, to);
  if (!terms) throw new Error(`${rental.machine.subject} has no rate.`);
  const at = daysBefore(now, offered.days);
  await insertRow(manager, RentalChange, { ...offer(rental, offered, at, to.end_date), ...terms }, at);
}

type Offered = NonNullable<Rental['story']['offered']>;
type Extended = NonNullable<Rental['story']['extended']>;

/** An offer that nobody has answered. */
function offer({ request, machine }: Rental, { by, text }: Offered | Extended, at: Date, end_date: string) {
  return {
    rental_request_id: request.id,
    user_id: by === 'renter' ? request.user_id : request.owner_id,
    status: 'open' as const,
    message: text,
    answer_by: changeAnswerBy(at, { end_date }, zoneOf(machine)),
    answered_at: null,
    answer: null,
    addendum: null,
    addendum_sha256: null,
  };
}

/** The request has its days and its price already. */
async function writeExtension(
  manager: EntityManager,
  rental: Rental,
  { extended, now }: { extended: Extended; now: Date },
): Promise<void> {
  const { story, request } = rental;
  const to = spanOf(request);
  const before = repriced(request, story.days - extended.longerBy);
  if (!before) throw new Error(`${rental.machine.subject} has no rate.`);
  const { rental_amount, delivery_amount, subtotal, lines } = request;
  const at = daysBefore(now, extended.days);
  const change: NewRow<RentalChange> = {
    ...offer(rental, extended, at, to.end_date),
    ...{ rental_amount, delivery_amount, subtotal, lines, delivery: null },
    from: { ...to, end_date: addDays(to.end_date, -extended.longerBy) },
    to,
    difference: subtotal - before.subtotal,
    status: 'accepted',
    answered_at: daysBefore(now, extended.accepted),
  };
  const addendum = await addendumOf(manager, request, change);
  await insertRow(manager, RentalChange, { ...change, ...addendum }, at);
}

/** Writes what a story's renter reported of the machine. */
export async function writeBreakdown(
  manager: EntityManager,
  { story: { down }, request }: Rental,
  { now }: DemoWorld,
): Promise<void> {
  if (!down) return;
  const since = daysBefore(now, down.days);
  const report = { details: down.text, since, up_at: null, resolved_at: null, resolution: null };
  const row = { rental_request_id: request.id, user_id: request.user_id, ...report, photo_ids: null };
  await insertRow(manager, Breakdown, row, since);
}
