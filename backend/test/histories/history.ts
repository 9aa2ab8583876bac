import { api, rows } from '../api';
import { make } from '../make';
import type { Cast } from './cast';
import { handoversHold } from './handover-invariants';
import { MachineModel, type Stage } from './machine-model';
import { mustHold } from './machine-invariants';
import type { Move, Scene } from './move';
import { anyMove } from './moves';
import { randomOf } from './random';

const ZONES = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Auckland'] as const;
const MOVES = 14;

export type Tally = Map<string, number>;

/**
 * One machine's life: moves one after the other or several at once, time passing in between.
 *
 * @throws Error naming seed and moves
 */
export async function liveThrough(cast: Cast, seed: number, tally: Tally): Promise<void> {
  const random = randomOf(seed);
  const zone = random.pick(ZONES);
  const turnaround = random.below(3);
  // There only the invariants say what is right.
  const isInstant = random.chance(15);
  const start = new Date(Date.UTC(2026, 10, 20, random.below(24)));
  api.clock.set(start.toISOString());
  const machine = await make.machine(cast.owner, {
    address_id: cast.yard,
    machine_type_id: cast.type,
    time_zone: zone,
    turnaround_days: turnaround,
    instant_book: isInstant,
  });
  const model = new MachineModel(machine.id, zone, turnaround, isInstant, start);
  const scene = { cast, model, random };
  const told: string[] = [];
  try {
    for (let count = 0; count < MOVES; count += 1) {
      // SQLite answers at once; timers and finalizers need a turn.
      await new Promise((resolve) => setImmediate(resolve));
      if (random.chance(25)) pass(scene, told);
      const isBurst = random.chance(20);
      const size = isBurst ? 2 + random.below(4) : 1;
      const moves: Move[] = [];
      for (let index = 0; index < size; index += 1) moves.push(await anyMove(scene));
      const isPredicted = !isBurst && !isInstant;
      await together(moves, { told, tally, isPredicted });
      await look(model, isPredicted && moves.every(({ expected }) => expected !== null));
    }
    await mustHold(model);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`history ${seed}: ${message}\n  ${told.join('\n  ')}`);
  }
}

/** Hours or days go by. */
function pass({ model, random }: Scene, told: string[]): void {
  const hours = random.chance(50) ? 1 + random.below(30) : 24 * (1 + random.below(9));
  model.now = new Date(model.now.getTime() + hours * 3_600_000);
  api.clock.set(model.now.toISOString());
  told.push(`${hours} hours later`);
}

async function together(
  moves: Move[],
  { told, tally, isPredicted }: { told: string[]; tally: Tally; isPredicted: boolean },
): Promise<void> {
  const answers = await Promise.all(moves.map((move) => answerOf(move)));
  for (const [index, { status, result }] of answers.entries()) {
    const move = moves[index];
    if (!move) continue;
    const key = `${move.name.split(' ')[0]} ${status}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
    told.push(`${moves.length > 1 ? 'at once: ' : ''}${move.name} → ${status}`);
    if (move.isSure && status !== 200) throw new Error(`${move.name} answered ${status}`);
    if (isPredicted && move.expected !== null && status !== move.expected) {
      throw new Error(`${move.name} answered ${status}, not ${move.expected}`);
    }
    if (status !== 200) continue;
    if (isPredicted && move.leads) move.leads.request.stage = move.leads.to;
    move.done?.(result);
  }
}

/** An offer's own author may not accept it. */
const REFUSALS = [403, 404, 409, 422];

/** @throws what is no refusal: a deadlock, a broken constraint, a bug */
async function answerOf(move: Move): Promise<{ status: number; result: unknown }> {
  try {
    return { status: 200, result: await move.run() };
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== undefined && REFUSALS.includes(status)) return { status, result: null };
    throw error;
  }
}

/**
 * What the tables say of each request must follow from what the model knew, and is what it knows from here on.
 *
 * @param isExact  the model knew everything
 */
async function look(model: MachineModel, isExact: boolean): Promise<void> {
  const found = await rows<Row>('rental_requests', 'machine_id = ?', [model.id]);
  const ended = await idsOf('cancellations', model);
  const back = await idsOf('machine_returns', model);
  const billed = await idsOf('rental_bills', model);
  for (const row of found) {
    const known = model.requests.find(({ id }) => id === row.id);
    if (!known) throw new Error(`nobody asked for request ${row.id}`);
    const stage = stageOf(row, ended.has(row.id), back.has(row.id));
    if (isExact && stage !== known.stage)
      throw new Error(`request ${row.id} is ${stage}, not ${known.stage}`);
    model.sees(known, stage);
    known.isBilled = billed.has(row.id);
    known.start = row.start_date;
    if (back.has(row.id)) known.back ??= model.today;
    known.end = stage === 'closed' ? lastDay(row, known.back) : row.end_date;
  }
  await handoversHold(model);
}

/** A rental that is closed has no day after the one on which its machine came back. */
const lastDay = ({ end_date }: Row, back = end_date): string => (back < end_date ? back : end_date);

interface Row extends Record<string, unknown> {
  id: number;
  start_date: string;
  end_date: string;
}

function stageOf(row: Row, isCancelled: boolean, isBack: boolean): Stage {
  if (row.deleted_at) return 'withdrawn';
  if (row.closed_at) return 'closed';
  if (isCancelled) return 'cancelled';
  if (row.declined_at) return 'declined';
  if (isBack) return 'returned';
  return row.approved_at ? 'approved' : 'pending';
}

async function idsOf(table: string, { id }: MachineModel): Promise<Set<number>> {
  const of = 'rental_request_id IN (SELECT id FROM rental_requests WHERE machine_id = ?)';
  const found = await rows<{ rental_request_id: number }>(table, of, [id]);
  return new Set(found.map(({ rental_request_id }) => rental_request_id));
}
