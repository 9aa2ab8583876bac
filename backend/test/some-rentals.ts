import * as fc from 'fast-check';
import { api } from './api';
import { insertMany } from './insert-many';
import { REQUEST_DEFAULTS } from './request-defaults';
import { instant, make } from './make';

type Row = Record<string, unknown>;

export const SEED = 20_261_121;
const AT = '2026-11-01 10:00:00.000';
const STAMPS = { created_at: AT, updated_at: AT };
const UNTIL = [null, '00:00', null, '06:00', null, '12:00', '23:30'];
const ZONES = ['America/Chicago', 'Pacific/Auckland', null];

/** Hours from now of an instant or a day: near enough to fall on either side of every edge. */
const hours = fc.constantFrom(-100, -49, -48, -47, -25, -24, -23, -1, 0, 1, 30, 70);
const seldom = (weight = 4) => fc.integer({ min: 1, max: weight }).map((one) => one === 1);

const payment = fc.record({
  kind: fc.constantFrom('deposit', 'rental', 'rental', 'damage', 'bill'),
  status: fc.constantFrom('failed', 'failed', 'requires_action', 'processing', 'succeeded', 'refunded'),
  attempted: fc.option(hours),
  ofChange: seldom(3),
});
const bill = fc.record({
  accepted: seldom(),
  contested: fc.boolean(),
  decided: seldom(6),
  offer: fc.constantFrom('renter', 'owner', null),
});
const rental = fc.record({
  machine: fc.nat({ max: ZONES.length - 1 }),
  start: hours,
  days: fc.nat({ max: 2 }),
  card: fc.option(fc.constant('pm_card_visa')),
  approved: seldom().map((no) => !no),
  declined: seldom(12),
  closed: seldom(12),
  cancelled: seldom(12),
  handedOver: seldom(),
  unread: seldom(10),
  down: fc.option(fc.boolean(), { freq: 2 }),
  signed: fc.option(fc.record({ owner: fc.boolean(), renter: fc.boolean() }), { freq: 1 }),
  payments: fc.array(payment, { maxLength: 4 }),
  back: fc.option(
    fc.record({
      accepted: seldom(),
      contested: seldom(),
      changed: hours.filter((at) => at <= 0),
      bill: fc.option(bill, { freq: 1 }),
    }),
    { freq: 3 },
  ),
});
type Rental = typeof rental extends fc.Arbitrary<infer T> ? T : never;

/** Rentals in any state that rows can be in, likely or not; all between the same two people. */
export async function writeSomeRentals(count: number) {
  const [owner, renter] = [await make.owner(), await make.user()];
  const machines: number[] = [];
  for (const time_zone of ZONES) machines.push((await make.machine(owner, { time_zone })).id);
  const { id: address_id } = await make.address(renter);
  const some = fc
    .sample(rental, { numRuns: count, seed: SEED })
    .map((one, index) => ({ ...one, id: index + 1 }));
  const common = { address_id, user_id: renter.id, owner_id: owner.id };
  const rows: Record<string, Row[]> = {
    rental_requests: some.map((one) => ({
      ...requestRow(one),
      ...common,
      machine_id: machines[one.machine],
    })),
    payments: some.flatMap((one) => one.payments.map((each, index) => paymentRow(one.id, index, each))),
    machine_returns: some.flatMap((one) =>
      one.back && isApproved(one) ? [returnRow(one.id, one.back)] : [],
    ),
    rental_bills: some.flatMap((one) =>
      one.back?.bill && isApproved(one)
        ? [billRow(one.id, one.back.bill, { owner: owner.id, renter: renter.id })]
        : [],
    ),
    cancellations: some.filter(({ cancelled }) => cancelled).map(({ id }) => cancellationRow(id, renter.id)),
    breakdowns: some.flatMap(({ id, down }) => (down === null ? [] : [breakdownRow(id, renter.id, down)])),
    handovers: some.flatMap(({ id, signed }) => (signed ? [handoverRow(id, owner.id, signed)] : [])),
    messages: some.filter(({ unread }) => unread).map(({ id }) => messageRow(id, owner.id)),
  };
  for (const [table, list] of Object.entries(rows)) await insertMany(table, list);
  return { owner, renter };
}

const isApproved = ({ approved, declined }: Pick<Rental, 'approved' | 'declined'>) => approved && !declined;

function requestRow({ id, start, days, ...one }: Rental & { id: number }): Row {
  return {
    id,
    ...STAMPS,
    ...REQUEST_DEFAULTS,
    start_date: dayAt(start),
    end_date: dayAt(start + 24 * days),
    end_time: UNTIL[id % UNTIL.length],
    stripe_payment_method_id: one.card,
    approved_at: isApproved(one) ? AT : null,
    declined_at: one.declined ? AT : null,
    closed_at: one.closed ? AT : null,
    handed_over_unpaid_at: one.handedOver ? AT : null,
    called_off_at: id % 6 === 0 ? AT : null,
  };
}

function paymentRow(id: number, index: number, one: Rental['payments'][number]): Row {
  const { kind, status, attempted, ofChange } = one;
  const money = { amount: 1, refunded_amount: 0, currency: 'usd', idempotency_key: `${id}-${index}` };
  const attempted_at = attempted === null ? null : stampAt(attempted);
  const rental_change_id = kind === 'rental' && ofChange ? 1 : null;
  const attempt = { kind, status, attempt: index + 1, attempted_at, rental_change_id };
  return { rental_request_id: id, ...attempt, ...money, ...STAMPS };
}

function returnRow(id: number, { accepted, contested, changed }: NonNullable<Rental['back']>): Row {
  return {
    rental_request_id: id,
    returned_at: AT,
    condition: 'good',
    photo_ids: '[]',
    accepted_at: accepted ? AT : null,
    contested_at: contested ? AT : null,
    created_at: AT,
    changed_at: stampAt(changed),
    updated_at: stampAt(changed),
  };
}

function billRow(
  id: number,
  { accepted, contested, decided, offer }: typeof bill extends fc.Arbitrary<infer T> ? T : never,
  people: { owner: number; renter: number },
): Row {
  const nothing = { lines: '[]', from_deposit: 0, to_charge: 0, to_refund: 0 };
  return {
    rental_request_id: id,
    user_id: people.owner,
    ...nothing,
    accepted_at: accepted ? AT : null,
    contested_at: contested ? AT : null,
    decided_at: decided ? AT : null,
    offer_user_id: offer && people[offer],
    offer_line_id: offer && 1,
    offer_amount: offer && 1,
    offered_at: offer && AT,
    ...STAMPS,
  };
}

function cancellationRow(id: number, user_id: number): Row {
  return { rental_request_id: id, user_id, reason: 'Rain', refund_amount: 0, ...STAMPS };
}

function breakdownRow(id: number, user_id: number, isDown: boolean): Row {
  const up_at = isDown ? null : AT;
  return { rental_request_id: id, user_id, details: 'The boom sinks.', since: AT, up_at, ...STAMPS };
}

function handoverRow(id: number, user_id: number, signed: NonNullable<Rental['signed']>): Row {
  return {
    rental_request_id: id,
    user_id,
    hours: 1,
    fuel_level: 50,
    checklist: '[]',
    photos: '[]',
    written_at: AT,
    signed_by_owner_at: signed.owner ? AT : null,
    signed_by_renter_at: signed.renter ? AT : null,
    ...STAMPS,
  };
}

function messageRow(id: number, user_id: number): Row {
  return { messageable_type: 'rental_request', messageable_id: id, user_id, content: 'At eight?', ...STAMPS };
}

const at = (inHours: number) => new Date(api.clock.now().getTime() + inHours * 3_600_000);
const stampAt = (inHours: number) => instant(at(inHours));
const dayAt = (inHours: number) => at(inHours).toISOString().slice(0, 10);
