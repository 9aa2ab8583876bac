import { api, rows } from '../api';
import type { ModelRequest } from './machine-model';
import { type Move, renterOf, type Scene } from './move';

export const signatureUnder = (hours: unknown) => `Signed at ${Number(hours)} h`;

const MOVES = ['change', 'change', 'sign', 'sign', 'both'] as const;

/** One of the two sides writes or changes the hand-over, signs it, or both sign it. */
export async function handOver(scene: Scene, request: ModelRequest): Promise<Move> {
  const { cast, random } = scene;
  const renter = renterOf(scene, request).user;
  const people = random.chance(50) ? [cast.owner, renter] : [renter, cast.owner];
  const [actor = renter] = people;
  const [written] = await rows<{ id: number }>('handovers', 'rental_request_id = ?', [request.id]);
  const input = { hours: nextReading(scene), fuel_level: random.below(101) };
  if (!written || random.chance(10)) {
    return { name: 'handover', expected: null, run: () => cast.writeHandover(actor, request.id, input) };
  }
  const move = random.pick(MOVES);
  if (move === 'change') {
    const run = () => cast.changeHandover(actor, request.id, input);
    return { name: 'change-handover', expected: null, run };
  }
  const seen = await cast.load('Handover', written.id);
  const signature = {
    name: signatureUnder(seen['hours']),
    updated_at: (seen['updated_at'] as Date).toISOString(),
  };
  const run = async () => {
    for (const person of move === 'both' ? people : [actor]) {
      await cast.signHandover(person, request.id, signature);
    }
  };
  return { name: `${move === 'both' ? 'close' : 'sign'}-handover`, expected: null, run };
}

/** None is read twice, and none written in a millisecond in which another was read. */
function nextReading({ model }: Scene): number {
  model.now = new Date(model.now.getTime() + 1);
  api.clock.set(model.now.toISOString());
  return (model.readings += 1);
}
