import { rows } from '../api';
import type { ModelRequest } from './machine-model';
import { type Move, renterOf, type Scene } from './move';

interface Line {
  id: number;
  kind: string;
  claimed_amount: number;
}

interface Bill {
  lines: string;
  contested_at: unknown;
}

const ANSWERS = ['accept', 'contest', 'decide', 'offer', 'offer', 'agree', 'agree'] as const;

/** The bill that there is gets an answer; where there is none, one is made. */
export async function bill(scene: Scene, request: ModelRequest): Promise<Move> {
  const [made] = await rows<Bill>('rental_bills', 'rental_request_id = ?', [request.id]);
  return made && scene.random.chance(85) ? answer(scene, request, made) : make(scene, request);
}

function make({ cast, random }: Scene, request: ModelRequest): Move {
  const input = claims(random);
  return { name: 'bill make', expected: null, run: () => cast.makeBill(request.id, input) };
}

const claims = (random: Scene['random']) => ({
  fuel_amount: random.chance(50) ? random.below(80) : null,
  cleaning_amount: 1 + random.below(120),
  ...(random.chance(60) ? { damage_amount: 1 + random.below(600) } : {}),
});

const ENDINGS = ['made', 'accepted', 'contested', 'decided', 'agreed'] as const;

/** A machine comes back with a bill, which is mostly answered at once: few histories would come so far otherwise. */
export function bringBackWithBill(scene: Scene, request: ModelRequest): Move {
  const { cast, random, model } = scene;
  const { id } = request;
  const renter = renterOf(scene, request).user;
  const input = { ...claims(random), damage_amount: 1 + random.below(600) };
  const ending = random.pick(ENDINGS);
  const returned_at = model.now.toISOString();
  const run = async () => {
    await cast.bringBack(id, { returned_at, condition: 'good' });
    await cast.makeBill(id, input);
    if (ending === 'made') return;
    if (ending === 'accepted') return cast.acceptBill(renter, id);
    await cast.contestBill(renter, id);
    if (ending === 'decided') return cast.decideBill(id, []);
    if (ending !== 'agreed') return;
    const made = await rows<Bill>('rental_bills', 'rental_request_id = ?', [id]);
    const lines = JSON.parse(made[0]?.lines ?? '[]') as Line[];
    const damage = lines.find(({ kind }) => kind === 'damage');
    if (!damage) throw new Error(`the bill of request ${id} has no damage`);
    await cast.offerOnBill(cast.owner, id, {
      line_id: damage.id,
      amount: Math.floor(damage.claimed_amount / 200),
    });
    return cast.agreeOnBill(renter, id);
  };
  return { name: `billed ${ending}`, expected: null, run };
}

function answer(scene: Scene, request: ModelRequest, made: Bill): Move {
  const { cast, random } = scene;
  const renter = renterOf(scene, request).user;
  const action = made.contested_at
    ? random.pick(ANSWERS)
    : random.pick(['accept', 'contest', 'contest'] as const);
  const lines = JSON.parse(made.lines) as Line[];
  const damage = lines.find(({ kind }) => kind === 'damage') ?? lines[0];
  const part = ({ claimed_amount }: Pick<Line, 'claimed_amount'>) =>
    (Math.sign(claimed_amount) * random.below(Math.abs(claimed_amount) + 1)) / 100;
  const runs = {
    accept: () => cast.acceptBill(renter, request.id),
    contest: () => cast.contestBill(renter, request.id),
    decide: () => cast.decideBill(request.id, damage ? [{ id: damage.id, amount: part(damage) }] : []),
    offer: () =>
      cast.offerOnBill(random.pick([renter, cast.owner]), request.id, {
        line_id: damage?.id ?? 1,
        amount: damage ? part(damage) : 0,
      }),
    agree: () => cast.agreeOnBill(random.pick([renter, cast.owner]), request.id),
  };
  return { name: `bill ${action}`, expected: null, run: runs[action] };
}

/** The periodic job over bills that were not answered in time. */
export function answerBills({ cast }: Scene): Move {
  return { name: 'bill-silence', expected: null, isSure: true, run: () => cast.answerBills() };
}
