import { addDays } from '@yard/dates';
import { answerBills, bill, bringBackWithBill } from './bill-moves';
import { change } from './change-moves';
import { handOver } from './handover-moves';
import { answer, batch, bringBack, close, endUnanswered, refundDeposit, retry } from './later-moves';
import type { ModelRequest, Wanted } from './machine-model';
import { CARDS, type Move, renterOf, type Scene } from './move';

export async function anyMove(scene: Scene): Promise<Move> {
  const { random, model } = scene;
  if (model.requests.length === 0 || random.chance(20)) return create(scene);
  if (random.chance(8)) return blackOut(scene);
  const unsigned = random.some(model.requests.filter(({ id }) => model.handovers.get(id) === null));
  if (unsigned && random.chance(50)) return handOver(scene, unsigned);
  const request = anyOf(scene, model.requests);
  const pending = () =>
    anyOf(
      scene,
      model.requests.filter(({ stage }) => stage === 'pending'),
    );
  const begun = () =>
    anyOf(
      scene,
      model.requests.filter((one) => one.stage === 'approved' && model.hasBegun(one)),
    );
  const approved = () =>
    anyOf(
      scene,
      model.requests.filter(({ stage }) => stage === 'approved'),
    );
  if (random.chance(5)) return handOver(scene, begun());
  const kind = random.below(100);
  if (kind < 30) return approve(scene, pending());
  if (kind < 34) return decline(scene, pending());
  if (kind < 41) return cancel(scene, request);
  if (kind < 50) return move(scene, pending());
  if (kind < 53) return withdraw(scene, pending());
  if (kind < 58) return bringBack(scene, begun());
  if (kind < 63) return bringBackWithBill(scene, begun());
  if (kind < 70) return change(scene, approved());
  const returned = () =>
    anyOf(
      scene,
      model.requests.filter(({ stage }) => stage === 'returned'),
    );
  if (kind < 79) return answer(scene, returned());
  if (kind < 84) return bill(scene, returned());
  if (kind < 85) return answerBills(scene);
  if (kind < 89) return close(scene, begun());
  if (kind < 92) return retry(scene, request);
  if (kind < 94) return refundDeposit(scene, request);
  return kind < 97 ? batch(scene, request) : endUnanswered(scene);
}

/** Mostly one of these, sometimes any: what is refused must be tried too. */
function anyOf({ random, model }: Scene, likely: ModelRequest[]): ModelRequest {
  const request = random.chance(75) ? random.some(likely) : undefined;
  const any = request ?? random.some(model.requests);
  if (!any) throw new Error('nothing was asked for yet');
  return any;
}

function span({ random, model }: Scene): Wanted {
  const start = addDays(model.today, random.below(20) - 1);
  return { renter: random.below(3), start, end: addDays(start, random.below(5)) };
}

function create(scene: Scene): Move {
  const wanted = span(scene);
  const { user, address } = renterOf(scene, wanted);
  const { cast, model, random } = scene;
  const input = {
    machine_id: model.id,
    address_id: address,
    start_date: wanted.start,
    end_date: wanted.end,
    stripe_payment_method_id: random.pick(CARDS),
  };
  return {
    name: `create ${wanted.start}..${wanted.end}`,
    expected: model.create(wanted),
    run: () => cast.create(user, input),
    done: (ids) => {
      const [id] = ids as number[];
      if (id)
        model.requests.push({ ...wanted, id, stage: 'pending', asked: model.now, moves: 0, isBilled: false });
    },
  };
}

function approve({ cast, model }: Scene, request: ModelRequest): Move {
  const leads = { request, to: 'approved' } as const;
  return { name: 'approve', expected: model.approve(request), run: () => cast.approve(request.id), leads };
}

function decline({ cast, model }: Scene, request: ModelRequest): Move {
  const leads = { request, to: 'declined' } as const;
  return { name: 'decline', expected: model.decline(request), run: () => cast.decline(request.id), leads };
}

function withdraw(scene: Scene, request: ModelRequest): Move {
  const leads = { request, to: 'withdrawn' } as const;
  const run = () => scene.cast.withdraw(renterOf(scene, request).user, request.id);
  return { name: 'withdraw', expected: scene.model.withdraw(request), run, leads };
}

function cancel(scene: Scene, request: ModelRequest): Move {
  const { cast, model, random } = scene;
  const actor = random.pick([renterOf(scene, request).user, cast.owner, cast.admin]);
  const leads = { request, to: 'cancelled' } as const;
  const expected = model.cancel(request, actor === cast.admin);
  return { name: 'cancel', expected, run: () => cast.cancel(actor, request.id), leads };
}

function move(scene: Scene, request: ModelRequest): Move {
  const { cast, model, random } = scene;
  const later = addDays(request.start > model.today ? request.start : model.today, 1 + random.below(6));
  const wanted = { renter: request.renter, start: later, end: addDays(later, random.below(5)) };
  const input = { start_date: wanted.start, end_date: wanted.end };
  return {
    name: `move to ${wanted.start}..${wanted.end}`,
    expected: model.move(request, wanted),
    run: () => cast.move(renterOf(scene, request).user, request.id, input),
    done: () => Object.assign(request, wanted, { moves: request.moves + 1 }),
  };
}

function blackOut({ cast, model, random }: Scene): Move {
  const start = addDays(model.today, random.below(20));
  const end = addDays(start, random.below(3));
  return {
    name: `black out ${start}..${end}`,
    expected: model.blackOut(start, end),
    run: () => cast.blackOut(model.id, { start_date: start, end_date: end, reason: null }),
    done: (id) => model.blackouts.push({ id: Number(id), start, end }),
  };
}
