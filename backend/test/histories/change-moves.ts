import { addDays } from '@yard/dates';
import { rows } from '../api';
import type { ModelRequest } from './machine-model';
import { type Move, renterOf, type Scene } from './move';

interface Offered {
  id: number;
  rental_request_id: number;
  user_id: number;
}

/** Other days of an approved rental are offered, and mostly answered at once; else the last offer is answered. */
export async function change(scene: Scene, request: ModelRequest): Promise<Move> {
  const open = await rows<Offered>('rental_changes', "rental_request_id = ? AND status = 'open'", [
    request.id,
  ]);
  const last = open.at(-1);
  return last && scene.random.chance(60) ? answer(scene, request, last) : offer(scene, request);
}

function offer(scene: Scene, request: ModelRequest): Move {
  const { cast, random, model } = scene;
  const renter = renterOf(scene, request).user;
  const [author, other] = random.chance(50) ? [renter, cast.owner] : [cast.owner, renter];
  const end_date = addDays(request.end, random.below(9) - 4);
  const start_date = addDays(request.start, random.below(3) - 1);
  const input = random.chance(30) && !model.hasBegun(request) ? { start_date, end_date } : { end_date };
  const isAccepted = random.chance(70);
  return {
    name: `${isAccepted ? 'change' : 'offer'} ${end_date}`,
    expected: null,
    run: async () => {
      const offered = (await cast.offerChange(author, request.id, input)) as Offered;
      if (isAccepted) await cast.answerChange(other, offered, 'accept');
    },
  };
}

function answer(scene: Scene, request: ModelRequest, offered: Offered): Move {
  const { cast, random } = scene;
  const renter = renterOf(scene, request).user;
  const [author, other] = offered.user_id === renter.id ? [renter, cast.owner] : [cast.owner, renter];
  const action = random.pick(['accept', 'decline', 'withdraw'] as const);
  return {
    name: `${action}-change`,
    expected: null,
    run: () => cast.answerChange(action === 'withdraw' ? author : other, offered, action),
  };
}
