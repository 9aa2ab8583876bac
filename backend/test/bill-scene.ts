import { api, as, forgetBroadcasts, later } from './api';
import { rentalScene } from './rental-scene';

type Person = { id: number; email: string };
export type Fields = Record<string, unknown>;

/**
 * Monday 14 to Friday 18 December in Austin at 160 a day and 500 a week: rent 500 and deposit 100 are collected, the
 * meter stood at 1,000, which both signed. The clock stands at the last evening.
 */
export async function rented(
  machineFields: Fields = {},
  { isSigned = true, ...fields }: Fields & { isSigned?: boolean } = {},
) {
  api.clock.set('2026-12-13T12:00:00Z');
  const scene = await rentalScene({ daily_rate: 160, weekly_rate: 500, ...machineFields });
  const request = await scene.approved(fields);
  const rental = `/api/rental_requests/${request.id}`;
  await as(scene.owner).post(`${rental}/handover`, { hours: 1000, fuel_level: 100 });
  if (isSigned) {
    for (const side of [scene.owner, scene.renter])
      await as(side).post(`${rental}/handover/sign`, { name: 'A' });
  }
  later('2026-12-18T23:00:00Z');
  const bring = (more: Fields = {}) =>
    as(scene.owner).post(`${rental}/machine_return`, {
      returned_at: api.clock.now().toISOString(),
      condition: 'good',
      ...more,
    });
  const path = `${rental}/bill`;
  const make = (more: Fields = {}, by: Person = scene.owner) => as(by).post(path, more);
  const move = (by: Person, action: string, input: Fields = {}) => as(by).post(`${path}/${action}`, input);
  const shown = async (by: Person = scene.renter) => (await as(by).get(rental)).body;
  return { ...scene, request, rental, path, bring, make, move, shown };
}

/** The same, brought back with 10 hours too many and a bill of 20 an hour; `damage` beside it. */
export async function billed({
  damage = 0,
  card,
  ...more
}: { damage?: number; card?: string } & Fields = {}) {
  const scene = await rented();
  await scene.bring({ hours: 1050 });
  if (card) await as(scene.renter).patch(scene.rental, { stripe_payment_method_id: card });
  const answer = await scene.make({ ...(damage > 0 ? { damage_amount: damage } : {}), ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  forgetBroadcasts();
  return { ...scene, bill: answer.body as { id: number } };
}

/** The job that answers for renters who kept silent. */
export const answerSilence = () =>
  api
    .provider<{ answerAll(): Promise<void> }>('src/rentals/batches/unanswered-bills', 'UnansweredBills')
    .answerAll();
