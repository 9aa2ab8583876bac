import { addDays, eachDay } from '@yard/dates';
import { rows } from '../api';
import { billsHold } from './bill-invariants';
import type { MachineModel, ModelRequest } from './machine-model';

type Row = Record<string, unknown> & { id: number };

interface Paid extends Row {
  rental_request_id: number;
  kind: string;
  rental_change_id: number | null;
  status: string;
  amount: string | number;
  refunded_amount: string | number;
  stripe_payment_intent_id: string | null;
}

const OF_MACHINE = 'rental_request_id IN (SELECT id FROM rental_requests WHERE machine_id = ?)';
const COLLECTED = ['succeeded', 'refunded', 'partially_refunded'];
const cents = (value: unknown) => Math.round(Number(value) * 100);

export async function mustHold(model: MachineModel): Promise<void> {
  await calendarHolds(model);
  await moneyHolds(model);
  await auditHolds(model);
}

/**
 * No shared day, counted day by day; the calendar's rows are those of the approved requests; blackouts stay clear of
 * them.
 */
async function calendarHolds(model: MachineModel): Promise<void> {
  const wanted: string[] = [];
  for (const { id, start, end } of model.holding()) {
    for (const day of eachDay(start, addDays(end, model.turnaround))) {
      wanted.push(`${day} ${id} ${day <= end ? 'rental' : 'turnaround'}`);
    }
  }
  const days = wanted.map((text) => text.slice(0, 10));
  same('a day is taken twice', [...new Set(days)].sort(), [...days].sort());
  const taken = await rows<Row>('machine_days', 'machine_id = ?', [model.id]);
  const cancelled = model.requests.filter(({ stage }) => stage === 'cancelled').map(({ id }) => id);
  const isCancelled = (row: Row) => cancelled.includes(Number(row.rental_request_id));
  // The days that a machine was out stay.
  if (taken.some((row) => isCancelled(row) && String(row.day) >= model.today))
    throw new Error('a cancelled rental takes days that are not over');
  const found = taken.filter((row) => !isCancelled(row));
  const shown = found.map(
    (row) => `${String(row.day)} ${String(row.rental_request_id)} ${String(row.reason)}`,
  );
  same('the calendar', shown.sort(), wanted.sort());
  const blackouts = await rows<Row>('blackouts', 'machine_id = ? AND deleted_at IS NULL', [model.id]);
  same('blackouts', blackouts.map(({ id }) => id).sort(), model.blackouts.map(({ id }) => id).sort());
  for (const { start, end } of model.blackouts) {
    if (model.blackOut(start, end) !== 200) throw new Error(`the blackout from ${start} is over a rental`);
  }
  const last = [...days, ...model.blackouts.map(({ end }) => end)].sort().at(-1) ?? '';
  const [index] = await rows<{ taken_until: string }>('search_machines', 'id = ?', [model.id]);
  if (index && index.taken_until < last) throw new Error(`the search takes ${last} for free`);
}

/** Collected at most once, given back at most what was collected, and all of it what the provider says. */
async function moneyHolds(model: MachineModel): Promise<void> {
  const payments = await rows<Paid>('payments', OF_MACHINE, [model.id]);
  const { charged, returned } = await providerOf(payments);
  for (const { id } of model.requests) {
    const own = payments.filter((one) => one.rental_request_id === id);
    for (const what of new Set(own.map(forWhat))) {
      const collected = own.filter((one) => forWhat(one) === what && COLLECTED.includes(one.status));
      // An instant booking whose days were gone gave its deposit back; the owner may still approve later.
      const once = model.isInstant ? collected.filter(({ status }) => status !== 'refunded') : collected;
      if (once.length > 1) throw new Error(`request ${id}: ${what} collected twice`);
    }
    await rentHolds(id, own);
  }
  await billsHold(
    model.requests.map(({ id }) => id),
    payments,
  );
  for (const payment of payments) {
    const isCollected = COLLECTED.includes(payment.status);
    const moved = charged.get(payment.stripe_payment_intent_id ?? '') ?? 0;
    same(`payment ${payment.id} at the provider`, moved, isCollected ? cents(payment.amount) : 0);
    const back = returned.get(payment.stripe_payment_intent_id ?? '') ?? 0;
    same(`refunds of payment ${payment.id}`, back, cents(payment.refunded_amount));
    if (back > moved) throw new Error(`payment ${payment.id}: more given back than collected`);
    if (payment.status === 'pending') throw new Error(`payment ${payment.id} is stuck`);
  }
}

const forWhat = ({ kind, rental_change_id }: Paid) => `${kind} ${rental_change_id ?? ''}`;

async function rentHolds(id: number, payments: readonly Paid[]): Promise<void> {
  const rents = payments.filter(({ kind }) => kind === 'rental');
  const collected = rents.filter(({ status }) => COLLECTED.includes(status));
  const isWhole = rents.every((rent) => collected.some((one) => forWhat(one) === forWhat(rent)));
  const [cancelled] = await rows<Row>('cancellations', 'rental_request_id = ?', [id]);
  if (collected.length === 0 || !isWhole || cancelled) return;
  const places = collected.map(() => '?').join(', ');
  const ids = collected.map((payment) => payment.id);
  const refunds = await rows<Row>('refunds', `payment_id IN (${places})`, ids);
  const sum = (list: readonly Row[]) => list.reduce((total, { amount }) => total + cents(amount), 0);
  const [request] = await rows<Row>('rental_requests', 'id = ?', [id]);
  same(`the rent of request ${id}`, sum(collected) - sum(refunds), cents(request?.subtotal));
}

/** By intent, in minor units: what the provider took and gave back. Only this machine's intents are read. */
async function providerOf(payments: Paid[]) {
  const ids = payments.flatMap(({ stripe_payment_intent_id }) => stripe_payment_intent_id ?? []);
  const charged = new Map<string, number>();
  const returned = new Map<string, number>();
  if (ids.length === 0) return { charged, returned };
  const bodies = async (where: string, parameters: unknown[]) =>
    (await rows<{ body: string }>('simulated_objects', where, parameters)).map(
      ({ body }) =>
        JSON.parse(body) as { id: string; status: string; amount: number; payment_intent?: string },
    );
  const places = ids.map(() => '?').join(', ');
  for (const { id, status, amount } of await bodies(`id IN (${places})`, ids)) {
    if (status === 'succeeded') charged.set(id, amount);
  }
  const refunds = await rows<Row>('refunds', `payment_id IN (${payments.map(() => '?').join(', ')})`, [
    ...payments.map(({ id }) => id),
  ]);
  const refundIds = refunds.flatMap(({ stripe_refund_id }) => stripe_refund_id ?? []);
  if (refundIds.length === 0) return { charged, returned };
  for (const refund of await bodies(`id IN (${refundIds.map(() => '?').join(', ')})`, refundIds)) {
    if (refund.status !== 'succeeded') continue;
    const { request } = refund as unknown as { request: { payment_intent: string } };
    returned.set(request.payment_intent, (returned.get(request.payment_intent) ?? 0) + refund.amount);
  }
  return { charged, returned };
}

/** One audit event for each move that changed a request, no more. */
async function auditHolds(model: MachineModel): Promise<void> {
  const ids = model.requests.map(({ id }) => id);
  if (ids.length === 0) return;
  const places = ids.map(() => '?').join(', ');
  const where = `record_type = 'rental_request' AND record_id IN (${places})`;
  const events = await rows<Row & { action: string; record_id: number }>('audit_events', where, ids);
  const requests = await rows<Row>('rental_requests', 'machine_id = ?', [model.id]);
  for (const request of model.requests) {
    const row = requests.find(({ id }) => id === request.id);
    const found = Object.entries(expectedEvents(request, row ?? { id: 0 })).map(([action]) => {
      const count = events.filter(
        (event) => event.record_id === request.id && event.action === action,
      ).length;
      return [action, count];
    });
    same(
      `events of request ${request.id}`,
      Object.fromEntries(found),
      expectedEvents(request, row ?? { id: 0 }),
    );
  }
}

function expectedEvents({ stage, moves }: ModelRequest, row: Row): Record<string, number> {
  return {
    create: 1,
    update: moves,
    approve: Number(row.approved_at !== null),
    decline: Number(stage === 'declined'),
    cancel: Number(stage === 'cancelled'),
    close: Number(stage === 'closed'),
    delete: Number(stage === 'withdrawn'),
  };
}

function same(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}
