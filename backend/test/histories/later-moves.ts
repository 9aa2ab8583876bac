import { BATCHES } from '@yard/contracts/back-office';
import { rows } from '../api';
import type { ModelRequest } from './machine-model';
import { CARDS, type Move, renterOf, type Scene } from './move';

export function bringBack({ cast, model, random }: Scene, request: ModelRequest): Move {
  const facts = { returned_at: model.now.toISOString(), condition: 'good' };
  const input = random.chance(40)
    ? { ...facts, condition: 'damaged', damage_amount: random.below(100) }
    : facts;
  return {
    name: 'bring back',
    expected: model.bringBack(request),
    run: () => cast.bringBack(request.id, input),
    leads: { request, to: 'returned' },
  };
}

/** Accepting closes. */
export function answer(scene: Scene, request: ModelRequest): Move {
  const { user } = renterOf(scene, request);
  if (scene.random.chance(30)) {
    return { name: 'contest', expected: null, run: () => scene.cast.contest(user, request.id) };
  }
  return {
    name: 'accept',
    expected: null,
    run: () => scene.cast.accept(user, request.id),
    leads: { request, to: 'closed' },
  };
}

export function close({ cast, model, random }: Scene, request: ModelRequest): Move {
  const input = random.chance(50) ? { damage_amount: random.below(100) } : {};
  const leads = { request, to: 'closed' } as const;
  return { name: 'close', expected: model.close(request), run: () => cast.close(request.id, input), leads };
}

export async function retry(scene: Scene, request: ModelRequest): Promise<Move> {
  const payments = await rows<{ id: number }>('payments', 'rental_request_id = ?', [request.id]);
  const { id } = scene.random.some(payments) ?? { id: null };
  if (id === null) return refundDeposit(scene, request);
  const input = { stripe_payment_method_id: scene.random.pick(CARDS) };
  const run = () => scene.cast.retry(renterOf(scene, request).user, request.id, id, input);
  return { name: 'retry', expected: null, run };
}

export function refundDeposit({ cast, random }: Scene, { id }: ModelRequest): Move {
  const input = random.chance(50) ? { amount: 1 + random.below(200) } : {};
  return { name: 'refund deposit', expected: null, run: () => cast.refundDeposit(id, input) };
}

/** The periodic job over requests that were not answered in time. */
export function endUnanswered({ cast }: Scene): Move {
  return { name: 'unanswered', expected: null, isSure: true, run: () => cast.endUnanswered() };
}

export function batch({ cast, random }: Scene, { id }: ModelRequest): Move {
  const name = random.pick(BATCHES);
  return { name, expected: null, isSure: true, run: () => cast.take(name, id) };
}
